import SwiftUI

extension TypeTable {
  /// Backgrounds, overlays, masks and borders in all their forms.
  @MainActor static let backgrounds: [TypeTableRow] = [
    TypeTableRow(
      #"Text("x").background(Color.red)"#,
      "ModifiedContent<Text, _BackgroundStyleModifier<Color>>",
      .printed
    ) {
      Text("x").background(Color.red)
    },
    TypeTableRow(
      "A().background(.red)",
      "ModifiedContent<A, _BackgroundStyleModifier<Color>>",
      .printed
    ) {
      A().background(.red)
    },
    TypeTableRow(
      "A().background()",
      "ModifiedContent<A, _BackgroundStyleModifier<BackgroundStyle>>",
      .interface
    ) {
      A().background()
    },
    TypeTableRow(
      "A().background(.regularMaterial)",
      "ModifiedContent<A, _BackgroundStyleModifier<Material>>",
      .interface
    ) {
      A().background(.regularMaterial)
    },
    TypeTableRow(
      "A().background(.red.gradient)",
      "ModifiedContent<A, _BackgroundStyleModifier<AnyGradient>>",
      .printed
    ) {
      A().background(.red.gradient)
    },
    TypeTableRow(
      "A().background(Color.red.gradient)",
      "ModifiedContent<A, _BackgroundStyleModifier<AnyGradient>>",
      .printed
    ) {
      A().background(Color.red.gradient)
    },
    TypeTableRow(
      "A().background(.secondary)",
      "ModifiedContent<A, _BackgroundStyleModifier<HierarchicalShapeStyle>>",
      .interface
    ) {
      A().background(.secondary)
    },
    TypeTableRow(
      """
      A().background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint:
      .bottom))
      """,
      "ModifiedContent<A, _BackgroundStyleModifier<LinearGradient>>",
      .interface
    ) {
      A().background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    },
    TypeTableRow(
      """
      A().background(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
      """,
      "ModifiedContent<A, _BackgroundStyleModifier<LinearGradient>>",
      .interface
    ) {
      A().background(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    },
    TypeTableRow(
      "A().background { Color.red }",
      "ModifiedContent<A, _BackgroundModifier<Color>>",
      .interface
    ) {
      A().background { Color.red }
    },
    TypeTableRow(
      "A().background(alignment: .top) { B(); C() }",
      "ModifiedContent<A, _BackgroundModifier<TupleView<(B, C)>>>",
      .interface
    ) {
      A().background(alignment: .top) {
        B()
        C()
      }
    },
    TypeTableRow(
      "A().background(B())",
      "ModifiedContent<A, _BackgroundModifier<B>>",
      .interface
    ) {
      A().background(B())
    },
    TypeTableRow(
      "A().background(Circle().fill(.red))",
      "ModifiedContent<A, _BackgroundModifier<_ShapeView<Circle, Color>>>",
      .interface
    ) {
      A().background(Circle().fill(.red))
    },
    TypeTableRow(
      "A().background(Capsule())",
      "ModifiedContent<A, _BackgroundModifier<Capsule>>",
      .interface
    ) {
      A().background(Capsule())
    },
    TypeTableRow(
      "A().background(Color.red.opacity(0.5))",
      "ModifiedContent<A, _BackgroundStyleModifier<Color>>",
      .interface
    ) {
      A().background(Color.red.opacity(0.5))
    },
    TypeTableRow(
      "Circle().fill(.blue.quaternary)",
      "_ShapeView<Circle, HierarchicalShapeStyleModifier<Color>>",
      .reimplementation
    ) {
      Circle().fill(.blue.quaternary)
    },
    TypeTableRow(
      "A().background(Color.red.ignoresSafeArea())",
      """
      ModifiedContent<A, _BackgroundModifier<ModifiedContent<Color,
      _SafeAreaRegionsIgnoringLayout>>>
      """,
      .interface
    ) {
      A().background(Color.red.ignoresSafeArea())
    },
    TypeTableRow(
      "A().background(.red, in: Capsule())",
      "ModifiedContent<A, _InsettableBackgroundShapeModifier<Color, Capsule>>",
      .interface
    ) {
      A().background(.red, in: Capsule())
    },
    TypeTableRow(
      "A().background(.red, in: .rect(cornerRadius: 8))",
      """
      ModifiedContent<A, _InsettableBackgroundShapeModifier<Color, RoundedRectangle>>
      """,
      .interface
    ) {
      A().background(.red, in: .rect(cornerRadius: 8))
    },
    TypeTableRow(
      "A().background(.thinMaterial, in: .capsule)",
      "ModifiedContent<A, _InsettableBackgroundShapeModifier<Material, Capsule>>",
      .interface
    ) {
      A().background(.thinMaterial, in: .capsule)
    },
    TypeTableRow(
      "A().background(.red, in: Diamond())",
      "ModifiedContent<A, _BackgroundShapeModifier<Color, Diamond>>",
      .interface
    ) {
      A().background(.red, in: Diamond())
    },
    TypeTableRow(
      "A().background(in: Circle())",
      """
      ModifiedContent<A, _InsettableBackgroundShapeModifier<BackgroundStyle, Circle>>
      """,
      .interface
    ) {
      A().background(in: Circle())
    },
    TypeTableRow(
      "A().background(in: Diamond())",
      "ModifiedContent<A, _BackgroundShapeModifier<BackgroundStyle, Diamond>>",
      .interface
    ) {
      A().background(in: Diamond())
    },
    TypeTableRow(
      "A().backgroundStyle(.red)",
      "ModifiedContent<A, _EnvironmentBackgroundStyleModifier<Color>>",
      .interface
    ) {
      A().backgroundStyle(.red)
    },
    TypeTableRow(
      #"A().overlay(Text("Overlay"))"#,
      "ModifiedContent<A, _OverlayModifier<Text>>",
      .printed
    ) {
      A().overlay(Text("Overlay"))
    },
    TypeTableRow(
      #"A().overlay { Text("a") }"#,
      "ModifiedContent<A, _OverlayModifier<Text>>",
      .interface
    ) {
      A().overlay { Text("a") }
    },
    TypeTableRow(
      "A().overlay(alignment: .topTrailing) { B() }",
      "ModifiedContent<A, _OverlayModifier<B>>",
      .interface
    ) {
      A().overlay(alignment: .topTrailing) { B() }
    },
    TypeTableRow(
      "A().overlay(.red)",
      "ModifiedContent<A, _OverlayStyleModifier<Color>>",
      .interface
    ) {
      A().overlay(.red)
    },
    TypeTableRow(
      "A().overlay(Color.red)",
      "ModifiedContent<A, _OverlayStyleModifier<Color>>",
      .interface
    ) {
      A().overlay(Color.red)
    },
    TypeTableRow(
      "A().overlay(.red, in: Circle())",
      "ModifiedContent<A, _OverlayShapeModifier<Color, Circle>>",
      .interface
    ) {
      A().overlay(.red, in: Circle())
    },
    TypeTableRow(
      "A().overlay(Circle().stroke(Color.red, lineWidth: 2))",
      """
      ModifiedContent<A, _OverlayModifier<StrokeShapeView<Circle, Color, EmptyView>>>
      """,
      .interface
    ) {
      A().overlay(Circle().stroke(Color.red, lineWidth: 2))
    },
    TypeTableRow(
      "A().border(Color.red)",
      "ModifiedContent<A, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>",
      .interface
    ) {
      A().border(Color.red)
    },
    TypeTableRow(
      "A().border(.red, width: 2)",
      "ModifiedContent<A, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>",
      .interface
    ) {
      A().border(.red, width: 2)
    },
    TypeTableRow(
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
    TypeTableRow(
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
    TypeTableRow(
      #"A().mask { Text("m") }"#,
      "ModifiedContent<A, _MaskAlignmentEffect<Text>>",
      .interface
    ) {
      A().mask { Text("m") }
    },
    TypeTableRow(
      #"A().mask(Text("m"))"#,
      "ModifiedContent<A, _MaskEffect<Text>>",
      .interface
    ) {
      A().mask(Text("m"))
    },
    TypeTableRow(
      "A().clipShape(Circle())",
      "ModifiedContent<A, _ClipEffect<Circle>>",
      .interface
    ) {
      A().clipShape(Circle())
    },
    TypeTableRow(
      "A().clipShape(.rect(cornerRadius: 4))",
      "ModifiedContent<A, _ClipEffect<RoundedRectangle>>",
      .interface
    ) {
      A().clipShape(.rect(cornerRadius: 4))
    },
    TypeTableRow(
      "A().clipped()",
      "ModifiedContent<A, _ClipEffect<Rectangle>>",
      .interface
    ) {
      A().clipped()
    },
    TypeTableRow(
      "A().cornerRadius(5)",
      "ModifiedContent<A, _ClipEffect<RoundedRectangle>>",
      .printed
    ) {
      A().cornerRadius(5)
    },
    TypeTableRow(
      "A().contentShape(Rectangle())",
      "ModifiedContent<A, _ContentShapeModifier<Rectangle>>",
      .interface
    ) {
      A().contentShape(Rectangle())
    },
    TypeTableRow(
      "A().contentShape(.dragPreview, Circle())",
      "ModifiedContent<A, _ContentShapeKindModifier<Circle>>",
      .symbol
    ) {
      A().contentShape(.dragPreview, Circle())
    },
    TypeTableRow(
      "A().containerShape(.capsule)",
      "ModifiedContent<A, _ContainerShapeModifier<Capsule>>",
      .interface
    ) {
      A().containerShape(.capsule)
    },
  ]
}
