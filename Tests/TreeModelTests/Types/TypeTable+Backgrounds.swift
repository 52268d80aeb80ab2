import SwiftUI

extension TypeTable {
  /// Backgrounds, overlays, masks and borders in all their forms.
  @MainActor static let backgrounds: [TypeCase] = [
    TypeCase(
      #"Text("x").background(Color.red)"#,
      "ModifiedContent<Text, _BackgroundStyleModifier<Color>>",
      .printed
    ) {
      Text("x").background(Color.red)
    },
    TypeCase(
      "A().background(.red)",
      "ModifiedContent<A, _BackgroundStyleModifier<Color>>",
      .printed
    ) {
      A().background(.red)
    },
    TypeCase(
      "A().background()",
      "ModifiedContent<A, _BackgroundStyleModifier<BackgroundStyle>>",
      .interface
    ) {
      A().background()
    },
    TypeCase(
      "A().background(.regularMaterial)",
      "ModifiedContent<A, _BackgroundStyleModifier<Material>>",
      .interface
    ) {
      A().background(.regularMaterial)
    },
    TypeCase(
      "A().background(.red.gradient)",
      "ModifiedContent<A, _BackgroundStyleModifier<AnyGradient>>",
      .printed
    ) {
      A().background(.red.gradient)
    },
    TypeCase(
      "A().background(Color.red.gradient)",
      "ModifiedContent<A, _BackgroundStyleModifier<AnyGradient>>",
      .printed
    ) {
      A().background(Color.red.gradient)
    },
    TypeCase(
      "A().background(.secondary)",
      "ModifiedContent<A, _BackgroundStyleModifier<HierarchicalShapeStyle>>",
      .interface
    ) {
      A().background(.secondary)
    },
    TypeCase(
      """
      A().background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint:
      .bottom))
      """,
      "ModifiedContent<A, _BackgroundStyleModifier<LinearGradient>>",
      .interface
    ) {
      A().background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    },
    TypeCase(
      """
      A().background(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      """,
      "ModifiedContent<A, _BackgroundStyleModifier<LinearGradient>>",
      .interface
    ) {
      A().background(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    },
    TypeCase(
      "A().background { Color.red }",
      "ModifiedContent<A, _BackgroundModifier<Color>>",
      .interface
    ) {
      A().background { Color.red }
    },
    TypeCase(
      "A().background(alignment: .top) { B(); C() }",
      "ModifiedContent<A, _BackgroundModifier<TupleView<(B, C)>>>",
      .interface
    ) {
      A().background(alignment: .top) {
        B()
        C()
      }
    },
    TypeCase(
      "A().background(B())",
      "ModifiedContent<A, _BackgroundModifier<B>>",
      .interface
    ) {
      A().background(B())
    },
    TypeCase(
      "A().background(Circle().fill(.red))",
      "ModifiedContent<A, _BackgroundModifier<_ShapeView<Circle, Color>>>",
      .interface
    ) {
      A().background(Circle().fill(.red))
    },
    TypeCase(
      "A().background(Capsule())",
      "ModifiedContent<A, _BackgroundModifier<Capsule>>",
      .interface
    ) {
      A().background(Capsule())
    },
    TypeCase(
      "A().background(Color.red.opacity(0.5))",
      "ModifiedContent<A, _BackgroundStyleModifier<Color>>",
      .interface
    ) {
      A().background(Color.red.opacity(0.5))
    },
    TypeCase(
      "A().background(Color.red.ignoresSafeArea())",
      """
      ModifiedContent<A, _BackgroundModifier<ModifiedContent<Color,
      _SafeAreaRegionsIgnoringLayout>>>
      """,
      .interface
    ) {
      A().background(Color.red.ignoresSafeArea())
    },
    TypeCase(
      "A().background(.red, in: Capsule())",
      "ModifiedContent<A, _InsettableBackgroundShapeModifier<Color, Capsule>>",
      .interface
    ) {
      A().background(.red, in: Capsule())
    },
    TypeCase(
      "A().background(.red, in: .rect(cornerRadius: 8))",
      """
      ModifiedContent<A, _InsettableBackgroundShapeModifier<Color, RoundedRectangle>>
      """,
      .interface
    ) {
      A().background(.red, in: .rect(cornerRadius: 8))
    },
    TypeCase(
      "A().background(.thinMaterial, in: .capsule)",
      "ModifiedContent<A, _InsettableBackgroundShapeModifier<Material, Capsule>>",
      .interface
    ) {
      A().background(.thinMaterial, in: .capsule)
    },
    TypeCase(
      "A().background(.red, in: Diamond())",
      "ModifiedContent<A, _BackgroundShapeModifier<Color, Diamond>>",
      .interface
    ) {
      A().background(.red, in: Diamond())
    },
    TypeCase(
      "A().background(in: Circle())",
      """
      ModifiedContent<A, _InsettableBackgroundShapeModifier<BackgroundStyle, Circle>>
      """,
      .interface
    ) {
      A().background(in: Circle())
    },
    TypeCase(
      "A().background(in: Diamond())",
      "ModifiedContent<A, _BackgroundShapeModifier<BackgroundStyle, Diamond>>",
      .interface
    ) {
      A().background(in: Diamond())
    },
    TypeCase(
      "A().backgroundStyle(.red)",
      "ModifiedContent<A, _EnvironmentBackgroundStyleModifier<Color>>",
      .interface
    ) {
      A().backgroundStyle(.red)
    },
    TypeCase(
      #"A().overlay(Text("Overlay"))"#,
      "ModifiedContent<A, _OverlayModifier<Text>>",
      .printed
    ) {
      A().overlay(Text("Overlay"))
    },
    TypeCase(
      #"A().overlay { Text("a") }"#,
      "ModifiedContent<A, _OverlayModifier<Text>>",
      .interface
    ) {
      A().overlay { Text("a") }
    },
    TypeCase(
      "A().overlay(alignment: .topTrailing) { B() }",
      "ModifiedContent<A, _OverlayModifier<B>>",
      .interface
    ) {
      A().overlay(alignment: .topTrailing) { B() }
    },
    TypeCase(
      "A().overlay(.red)",
      "ModifiedContent<A, _OverlayStyleModifier<Color>>",
      .interface
    ) {
      A().overlay(.red)
    },
    TypeCase(
      "A().overlay(Color.red)",
      "ModifiedContent<A, _OverlayStyleModifier<Color>>",
      .interface
    ) {
      A().overlay(Color.red)
    },
    TypeCase(
      "A().overlay(.red, in: Circle())",
      "ModifiedContent<A, _OverlayShapeModifier<Color, Circle>>",
      .interface
    ) {
      A().overlay(.red, in: Circle())
    },
    TypeCase(
      "A().overlay(Circle().stroke(Color.red, lineWidth: 2))",
      """
      ModifiedContent<A, _OverlayModifier<StrokeShapeView<Circle, Color, EmptyView>>>
      """,
      .interface
    ) {
      A().overlay(Circle().stroke(Color.red, lineWidth: 2))
    },
    TypeCase(
      "A().border(Color.red)",
      "ModifiedContent<A, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>",
      .interface
    ) {
      A().border(Color.red)
    },
    TypeCase(
      "A().border(.red, width: 2)",
      "ModifiedContent<A, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>",
      .interface
    ) {
      A().border(.red, width: 2)
    },
    TypeCase(
      #"Text("V1").background(.red).padding().border(.blue)"#,
      """
      ModifiedContent<ModifiedContent<ModifiedContent<Text,
      _BackgroundStyleModifier<Color>>, _PaddingLayout>,
      _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>
      """,
      .printed
    ) {
      Text("V1").background(.red).padding().border(.blue)
    },
    TypeCase(
      #"Text("V2").background(.red).border(.blue).padding()"#,
      """
      ModifiedContent<ModifiedContent<ModifiedContent<Text,
      _BackgroundStyleModifier<Color>>, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>,
      Color>>>, _PaddingLayout>
      """,
      .printed
    ) {
      Text("V2").background(.red).border(.blue).padding()
    },
    TypeCase(
      #"A().mask { Text("m") }"#,
      "ModifiedContent<A, _MaskAlignmentEffect<Text>>",
      .interface
    ) {
      A().mask { Text("m") }
    },
    TypeCase(
      #"A().mask(Text("m"))"#,
      "ModifiedContent<A, _MaskEffect<Text>>",
      .interface
    ) {
      A().mask(Text("m"))
    },
    TypeCase(
      "A().clipShape(Circle())",
      "ModifiedContent<A, _ClipEffect<Circle>>",
      .interface
    ) {
      A().clipShape(Circle())
    },
    TypeCase(
      "A().clipShape(.rect(cornerRadius: 4))",
      "ModifiedContent<A, _ClipEffect<RoundedRectangle>>",
      .interface
    ) {
      A().clipShape(.rect(cornerRadius: 4))
    },
    TypeCase(
      "A().clipped()",
      "ModifiedContent<A, _ClipEffect<Rectangle>>",
      .interface
    ) {
      A().clipped()
    },
    TypeCase(
      "A().cornerRadius(5)",
      "ModifiedContent<A, _ClipEffect<RoundedRectangle>>",
      .printed
    ) {
      A().cornerRadius(5)
    },
    TypeCase(
      "A().contentShape(Rectangle())",
      "ModifiedContent<A, _ContentShapeModifier<Rectangle>>",
      .interface
    ) {
      A().contentShape(Rectangle())
    },
    TypeCase(
      "A().contentShape(.dragPreview, Circle())",
      "ModifiedContent<A, _ContentShapeKindModifier<Circle>>",
      .symbol
    ) {
      A().contentShape(.dragPreview, Circle())
    },
    TypeCase(
      "A().containerShape(.capsule)",
      "ModifiedContent<A, _ContainerShapeModifier<Capsule>>",
      .interface
    ) {
      A().containerShape(.capsule)
    },
  ]
}
