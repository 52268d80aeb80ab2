import Testing

@testable import ViewTree

struct ViewTreeModifierTests {
  @Test func hangsSecondaryChildrenOnTheirRole() throws {
    #expect(
      try outline(
        "ModifiedContent<ModifiedContent<Text, _OverlayModifier<TupleView<(Image, Text)>>>, _MaskEffect<Circle>>"
      )
        == """
        mask
        ├── overlay
        │   ├── Text
        │   ├── Image  overlay.0
        │   └── Text  overlay.1
        └── Circle  mask

        """)
  }

  @Test func countsRolesFromOutside() throws {
    #expect(
      try outline(
        """
        VStack<ModifiedContent<ModifiedContent<ModifiedContent<Text,
          _BackgroundModifier<Image>>, _OverlayModifier<Divider>>, _BackgroundStyleModifier<Color>>>
        """) == """
          VStack
          └── background  0
              ├── overlay  0
              │   ├── background  0
              │   │   ├── Text  0
              │   │   └── Image  0.background#2
              │   └── Divider  0.overlay
              └── Color  0.background

          """)
  }

  @Test func countsRolesAnewOnEachPath() throws {
    #expect(
      try outline(
        "ModifiedContent<Text, _BackgroundModifier<ModifiedContent<Image, _BackgroundModifier<Color>>>>"
      )
        == """
        background
        ├── Text
        └── background  background
            ├── Image  background
            └── Color  background.background

        """)
  }

  @Test(arguments: [
    ("_ShapeView<_StrokedShape<SwiftUI.Rectangle._Inset>, Color>", "border"),
    ("_ShapeView<_StrokedShape<_Inset>, Color>", "border"),
  ])
  func drawsABorderAlone(overlay: String, label: String) throws {
    #expect(
      try outline("ModifiedContent<Text, _OverlayModifier<\(overlay)>>")
        == "\(label)\n└── Text\n")
  }

  @Test func drawsOtherStrokedOverlays() throws {
    #expect(
      try outline(
        "ModifiedContent<Text, _OverlayModifier<_ShapeView<_StrokedShape<Circle._Inset>, Color>>>")
          == """
          overlay
          ├── Text
          └── Circle  overlay

          """)
  }

  @Test func drawsStylesAsLeaves() throws {
    #expect(
      try outline(
        """
        ModifiedContent<ModifiedContent<Text, _InsettableBackgroundShapeModifier<Color, Capsule>>,
          _OverlayStyleModifier<LinearGradient>>
        """) == """
          overlay
          ├── background
          │   ├── Text
          │   └── Color  background
          └── LinearGradient  overlay

          """)
  }

  @Test func labelsWritersWithTheTypeOfTheirValue() throws {
    #expect(
      try outline(
        """
        ModifiedContent<ModifiedContent<SwiftUI.Image, SwiftUI._EnvironmentKeyWritingModifier<
          Swift.Optional<SwiftUI.Text.Case>>>, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>
        """) == """
          EnvironmentKeyTransformModifier<[AnyFontModifier]>
          └── EnvironmentKeyWritingModifier<Case?>
              └── Image

          """)
  }

  @Test func splitsConcatenatedModifiers() throws {
    let type =
      "ModifiedContent<Text, ModifiedContent<_PaddingLayout, ModifiedContent<_BlurEffect, M.Card>>>"
    #expect(
      try outline(type, options: ViewTreeOptions(showsTypes: true)) == """
        Card
        └── _BlurEffect
            └── _PaddingLayout
                └── Text

        """)
  }

  @Test func namesUnknownModifiers() throws {
    #expect(
      try outline(
        "ModifiedContent<ModifiedContent<ModifiedContent<Text, SwiftUI._GlowEffect>, M.GlowModifier>, _NewLayout>"
      )
        == """
        new
        └── GlowModifier
            └── glow
                └── Text

        """)
  }

  @Test func drawsModifiersThatAreViews() throws {
    #expect(
      try outline(
        "SubscriptionView<PassthroughSubject<(), Never>, EquatableView<_AnimationView<Text>>>")
          == """
          onReceive
          └── equatable
              └── animation
                  └── Text

          """)
  }
}
