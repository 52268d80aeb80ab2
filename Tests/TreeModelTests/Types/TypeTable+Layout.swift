import SwiftUI

extension TypeTable {
  /// Layout modifiers: one layer each.
  @MainActor static let layout: [TypeCase] = [
    TypeCase(
      #"Text("x").frame(width: 10)"#,
      "ModifiedContent<Text, _FrameLayout>",
      .printed
    ) {
      Text("x").frame(width: 10)
    },
    TypeCase(
      "A().frame(minWidth: 100, minHeight: 100)",
      "ModifiedContent<A, _FlexFrameLayout>",
      .printed
    ) {
      A().frame(minWidth: 100, minHeight: 100)
    },
    TypeCase(
      "A().frame(maxWidth: .infinity, alignment: .leading)",
      "ModifiedContent<A, _FlexFrameLayout>",
      .interface
    ) {
      A().frame(maxWidth: .infinity, alignment: .leading)
    },
    TypeCase(
      "A().frame(height: 3)",
      "ModifiedContent<A, _FrameLayout>",
      .interface
    ) {
      A().frame(height: 3)
    },
    TypeCase(
      #"Text("Hello").padding().padding()"#,
      "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _PaddingLayout>",
      .printed
    ) {
      Text("Hello").padding().padding()
    },
    TypeCase(
      "A().padding(.horizontal, 8)",
      "ModifiedContent<A, _PaddingLayout>",
      .interface
    ) {
      A().padding(.horizontal, 8)
    },
    TypeCase(
      "A().padding(EdgeInsets())",
      "ModifiedContent<A, _PaddingLayout>",
      .interface
    ) {
      A().padding(EdgeInsets())
    },
    TypeCase(
      "A().padding(4)",
      "ModifiedContent<A, _PaddingLayout>",
      .interface
    ) {
      A().padding(4)
    },
    TypeCase(
      #"Text("a").font(.body).fixedSize(horizontal: false, vertical: true)"#,
      "ModifiedContent<Text, _FixedSizeLayout>",
      .printed
    ) {
      Text("a").font(.body).fixedSize(horizontal: false, vertical: true)
    },
    TypeCase(
      "A().fixedSize()",
      "ModifiedContent<A, _FixedSizeLayout>",
      .interface
    ) {
      A().fixedSize()
    },
    TypeCase(
      "A().offset(x: 1, y: 2)",
      "ModifiedContent<A, _OffsetEffect>",
      .interface
    ) {
      A().offset(x: 1, y: 2)
    },
    TypeCase(
      "A().offset(CGSize(width: 1, height: 2))",
      "ModifiedContent<A, _OffsetEffect>",
      .interface
    ) {
      A().offset(CGSize(width: 1, height: 2))
    },
    TypeCase(
      "A().position(x: 1, y: 2)",
      "ModifiedContent<A, _PositionLayout>",
      .interface
    ) {
      A().position(x: 1, y: 2)
    },
    TypeCase(
      "A().aspectRatio(1, contentMode: .fit)",
      "ModifiedContent<A, _AspectRatioLayout>",
      .interface
    ) {
      A().aspectRatio(1, contentMode: .fit)
    },
    TypeCase(
      "A().aspectRatio(contentMode: .fill)",
      "ModifiedContent<A, _AspectRatioLayout>",
      .interface
    ) {
      A().aspectRatio(contentMode: .fill)
    },
    TypeCase(
      "A().scaledToFit()",
      "ModifiedContent<A, _AspectRatioLayout>",
      .interface
    ) {
      A().scaledToFit()
    },
    TypeCase(
      #"Image("x").resizable().scaledToFill().clipped()"#,
      """
      ModifiedContent<ModifiedContent<Image, _AspectRatioLayout>, _ClipEffect<Rectangle>>
      """,
      .interface
    ) {
      Image("x").resizable().scaledToFill().clipped()
    },
    TypeCase(
      "A().layoutPriority(1)",
      "ModifiedContent<A, _TraitWritingModifier<LayoutPriorityTraitKey>>",
      .interface
    ) {
      A().layoutPriority(1)
    },
    TypeCase(
      "A().zIndex(1)",
      "ModifiedContent<A, _TraitWritingModifier<ZIndexTraitKey>>",
      .interface
    ) {
      A().zIndex(1)
    },
    TypeCase(
      "A().alignmentGuide(.leading) { $0[.trailing] }",
      "ModifiedContent<A, _AlignmentWritingModifier>",
      .interface
    ) {
      A().alignmentGuide(.leading) { $0[.trailing] }
    },
    TypeCase(
      "A().alignmentGuide(.top) { $0.height }",
      "ModifiedContent<A, _AlignmentWritingModifier>",
      .interface
    ) {
      A().alignmentGuide(.top) { $0.height }
    },
    TypeCase(
      "A().ignoresSafeArea()",
      "ModifiedContent<A, _SafeAreaRegionsIgnoringLayout>",
      .printed
    ) {
      A().ignoresSafeArea()
    },
    TypeCase(
      "A().edgesIgnoringSafeArea(.top).frame(height: 300)",
      "ModifiedContent<ModifiedContent<A, _SafeAreaIgnoringLayout>, _FrameLayout>",
      .interface
    ) {
      A().edgesIgnoringSafeArea(.top).frame(height: 300)
    },
    TypeCase(
      #"A().safeAreaInset(edge: .bottom) { Text("a") }"#,
      "ModifiedContent<A, _InsetViewModifier<Text>>",
      .interface
    ) {
      A().safeAreaInset(edge: .bottom) { Text("a") }
    },
    TypeCase(
      "A().safeAreaPadding(.all)",
      "ModifiedContent<A, SafeAreaPaddingModifier>",
      .interface
    ) {
      A().safeAreaPadding(.all)
    },
    TypeCase(
      #"A().coordinateSpace(name: "space")"#,
      "ModifiedContent<A, _CoordinateSpaceModifier<String>>",
      .interface
    ) {
      A().coordinateSpace(name: "space")
    },
    TypeCase(
      "A().hidden()",
      "ModifiedContent<A, _HiddenModifier>",
      .interface
    ) {
      A().hidden()
    },
    TypeCase(
      "A().gridCellColumns(2)",
      "ModifiedContent<A, _GridCellSizeModifier>",
      .interface
    ) {
      A().gridCellColumns(2)
    },
    TypeCase(
      "A().layoutValue(key: Flex.self, value: 1)",
      "ModifiedContent<A, _TraitWritingModifier<_LayoutTrait<Flex>>>",
      .interface
    ) {
      A().layoutValue(key: Flex.self, value: 1)
    },
    TypeCase(
      """
      ScrollView { VStack { if on { ForEach(cards) { CardView(card: $0) }.zIndex(1) } }
      }.ignoresSafeArea().ignoresSafeArea()
      """,
      """
      ModifiedContent<ModifiedContent<ScrollView<VStack<Optional<ModifiedContent<ForEach<Array<Card>,
      Int, CardView>, _TraitWritingModifier<ZIndexTraitKey>>>>>,
      _SafeAreaRegionsIgnoringLayout>, _SafeAreaRegionsIgnoringLayout>
      """,
      .interface
    ) {
      ScrollView { VStack { if on { ForEach(cards) { CardView(card: $0) }.zIndex(1) } } }
        .ignoresSafeArea().ignoresSafeArea()
    },
  ]
}
