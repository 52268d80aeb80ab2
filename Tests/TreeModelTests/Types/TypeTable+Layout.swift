import SwiftUI

extension TypeTable {
  /// Layout modifiers: one layer each.
  @MainActor static let layout: [TypeTableRow] = [
    TypeTableRow(
      #"Text("x").frame(width: 10)"#,
      "ModifiedContent<Text, _FrameLayout>",
      .printed
    ) {
      Text("x").frame(width: 10)
    },
    TypeTableRow(
      "A().frame(minWidth: 100, minHeight: 100)",
      "ModifiedContent<A, _FlexFrameLayout>",
      .printed
    ) {
      A().frame(minWidth: 100, minHeight: 100)
    },
    TypeTableRow(
      "A().frame(maxWidth: .infinity, alignment: .leading)",
      "ModifiedContent<A, _FlexFrameLayout>",
      .interface
    ) {
      A().frame(maxWidth: .infinity, alignment: .leading)
    },
    TypeTableRow(
      "A().frame(height: 3)",
      "ModifiedContent<A, _FrameLayout>",
      .interface
    ) {
      A().frame(height: 3)
    },
    TypeTableRow(
      #"Text("Hello").padding().padding()"#,
      "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _PaddingLayout>",
      .printed
    ) {
      Text("Hello").padding().padding()
    },
    TypeTableRow(
      "A().padding(.horizontal, 8)",
      "ModifiedContent<A, _PaddingLayout>",
      .interface
    ) {
      A().padding(.horizontal, 8)
    },
    TypeTableRow(
      "A().padding(EdgeInsets())",
      "ModifiedContent<A, _PaddingLayout>",
      .interface
    ) {
      A().padding(EdgeInsets())
    },
    TypeTableRow(
      "A().padding(4)",
      "ModifiedContent<A, _PaddingLayout>",
      .interface
    ) {
      A().padding(4)
    },
    TypeTableRow(
      #"Text("a").font(.body).fixedSize(horizontal: false, vertical: true)"#,
      "ModifiedContent<Text, _FixedSizeLayout>",
      .printed
    ) {
      Text("a").font(.body).fixedSize(horizontal: false, vertical: true)
    },
    TypeTableRow(
      "A().fixedSize()",
      "ModifiedContent<A, _FixedSizeLayout>",
      .interface
    ) {
      A().fixedSize()
    },
    TypeTableRow(
      "A().offset(x: 1, y: 2)",
      "ModifiedContent<A, _OffsetEffect>",
      .interface
    ) {
      A().offset(x: 1, y: 2)
    },
    TypeTableRow(
      "A().offset(CGSize(width: 1, height: 2))",
      "ModifiedContent<A, _OffsetEffect>",
      .interface
    ) {
      A().offset(CGSize(width: 1, height: 2))
    },
    TypeTableRow(
      "A().position(x: 1, y: 2)",
      "ModifiedContent<A, _PositionLayout>",
      .interface
    ) {
      A().position(x: 1, y: 2)
    },
    TypeTableRow(
      "A().aspectRatio(1, contentMode: .fit)",
      "ModifiedContent<A, _AspectRatioLayout>",
      .interface
    ) {
      A().aspectRatio(1, contentMode: .fit)
    },
    TypeTableRow(
      "A().aspectRatio(contentMode: .fill)",
      "ModifiedContent<A, _AspectRatioLayout>",
      .interface
    ) {
      A().aspectRatio(contentMode: .fill)
    },
    TypeTableRow(
      "A().scaledToFit()",
      "ModifiedContent<A, _AspectRatioLayout>",
      .interface
    ) {
      A().scaledToFit()
    },
    TypeTableRow(
      #"Image("x").resizable().scaledToFill().clipped()"#,
      """
      ModifiedContent<ModifiedContent<Image, _AspectRatioLayout>, _ClipEffect<Rectangle>>
      """,
      .interface
    ) {
      Image("x").resizable().scaledToFill().clipped()
    },
    TypeTableRow(
      "A().layoutPriority(1)",
      "ModifiedContent<A, _TraitWritingModifier<LayoutPriorityTraitKey>>",
      .interface
    ) {
      A().layoutPriority(1)
    },
    TypeTableRow(
      "A().zIndex(1)",
      "ModifiedContent<A, _TraitWritingModifier<ZIndexTraitKey>>",
      .interface
    ) {
      A().zIndex(1)
    },
    TypeTableRow(
      "A().alignmentGuide(.leading) { $0[.trailing] }",
      "ModifiedContent<A, _AlignmentWritingModifier>",
      .interface
    ) {
      A().alignmentGuide(.leading) { $0[.trailing] }
    },
    TypeTableRow(
      "A().alignmentGuide(.top) { $0.height }",
      "ModifiedContent<A, _AlignmentWritingModifier>",
      .interface
    ) {
      A().alignmentGuide(.top) { $0.height }
    },
    TypeTableRow(
      "A().ignoresSafeArea()",
      "ModifiedContent<A, _SafeAreaRegionsIgnoringLayout>",
      .printed
    ) {
      A().ignoresSafeArea()
    },
    TypeTableRow(
      "A().edgesIgnoringSafeArea(.top).frame(height: 300)",
      "ModifiedContent<ModifiedContent<A, _SafeAreaIgnoringLayout>, _FrameLayout>",
      .interface
    ) {
      A().edgesIgnoringSafeArea(.top).frame(height: 300)
    },
    TypeTableRow(
      #"A().safeAreaInset(edge: .bottom) { Text("a") }"#,
      "ModifiedContent<A, _InsetViewModifier<Text>>",
      .interface
    ) {
      A().safeAreaInset(edge: .bottom) { Text("a") }
    },
    TypeTableRow(
      "A().safeAreaPadding(.all)",
      "ModifiedContent<A, SafeAreaPaddingModifier>",
      .interface
    ) {
      A().safeAreaPadding(.all)
    },
    TypeTableRow(
      #"A().coordinateSpace(name: "space")"#,
      "ModifiedContent<A, _CoordinateSpaceModifier<String>>",
      .interface
    ) {
      A().coordinateSpace(name: "space")
    },
    TypeTableRow(
      "A().hidden()",
      "ModifiedContent<A, _HiddenModifier>",
      .interface
    ) {
      A().hidden()
    },
    TypeTableRow(
      "A().gridCellColumns(2)",
      "ModifiedContent<A, _GridCellSizeModifier>",
      .interface
    ) {
      A().gridCellColumns(2)
    },
    TypeTableRow(
      "A().layoutValue(key: Flex.self, value: 1)",
      "ModifiedContent<A, _TraitWritingModifier<_LayoutTrait<Flex>>>",
      .interface
    ) {
      A().layoutValue(key: Flex.self, value: 1)
    },
    TypeTableRow(
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
    TypeTableRow(
      "A().alignmentGuide(.leading) { $0[.leading] }",
      "ModifiedContent<A, _AlignmentWritingModifier>",
      .interface
    ) {
      A().alignmentGuide(.leading) { $0[.leading] }
    },
    TypeTableRow(
      "A().alignmentGuide(.top) { $0[.top] }",
      "ModifiedContent<A, _AlignmentWritingModifier>",
      .interface
    ) {
      A().alignmentGuide(.top) { $0[.top] }
    },
    TypeTableRow(
      "A().edgesIgnoringSafeArea(.top)",
      "ModifiedContent<A, _SafeAreaIgnoringLayout>",
      .interface
    ) {
      A().edgesIgnoringSafeArea(.top)
    },
    TypeTableRow(
      "A().scaleEffect(x: 1, y: 2, anchor: .top)",
      "ModifiedContent<A, _ScaleEffect>",
      .interface
    ) {
      A().scaleEffect(x: 1, y: 2, anchor: .top)
    },
    TypeTableRow(
      "A().clipped(antialiased: true)",
      "ModifiedContent<A, _ClipEffect<Rectangle>>",
      .interface
    ) {
      A().clipped(antialiased: true)
    },
    TypeTableRow(
      "A()._trait(Order.self, 1)",
      "ModifiedContent<A, _TraitWritingModifier<Order>>",
      .interface
    ) {
      A()._trait(Order.self, 1)
    },
  ]
}
