import SwiftUI

extension TypeTable {
  /// Expressions whose types were printed in public or stand in an Apple binary.
  @MainActor static let printed: [TypeTableRow] = [
    TypeTableRow(
      #"Button("Tap me") {}.background(.red).foregroundColor(.white).frame(width: 200, height: 200)"#,
      "ModifiedContent<ModifiedContent<ModifiedContent<Button<Text>, _BackgroundStyleModifier<Color>>, _EnvironmentKeyWritingModifier<Optional<Color>>>, _FrameLayout>",
      .printed
    ) {
      Button("Tap me") {}.background(.red).foregroundColor(.white).frame(width: 200, height: 200)
    },
    TypeTableRow(
      #"Button("Hello, world!") {}.frame(width: 100, height: 100).background(.red)"#,
      "ModifiedContent<ModifiedContent<Button<Text>, _FrameLayout>, _BackgroundStyleModifier<Color>>",
      .printed
    ) {
      Button("Hello, world!") {}.frame(width: 100, height: 100).background(.red)
    },
    TypeTableRow(
      "Rectangle().frame(width: 100, height: 100).onTapGesture {}",
      "ModifiedContent<ModifiedContent<Rectangle, _FrameLayout>, AddGestureModifier<_EndedGesture<TapGesture>>>",
      .printed
    ) {
      Rectangle().frame(width: 100, height: 100).onTapGesture {}
    },
    TypeTableRow(
      "Rectangle().frame(width: 100, height: 100).animation(.default, value: on).onTapGesture {}",
      "ModifiedContent<ModifiedContent<ModifiedContent<Rectangle, _FrameLayout>, _AnimationModifier<Bool>>, AddGestureModifier<_EndedGesture<TapGesture>>>",
      .printed
    ) {
      Rectangle().frame(width: 100, height: 100).animation(.default, value: on).onTapGesture {}
    },
    TypeTableRow(
      "EmptyView().onTapGesture {}",
      "ModifiedContent<EmptyView, AddGestureModifier<_EndedGesture<TapGesture>>>",
      .printed
    ) {
      EmptyView().onTapGesture {}
    },
    TypeTableRow(
      "A().frame(minWidth: 1, minHeight: 1)",
      "ModifiedContent<A, _FlexFrameLayout>",
      .printed
    ) {
      A().frame(minWidth: 1, minHeight: 1)
    },
    TypeTableRow(
      "A().environmentObject(model).preferredColorScheme(.light)",
      "ModifiedContent<ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Model>>>, _PreferenceWritingModifier<PreferredColorSchemeKey>>",
      .printed
    ) {
      A().environmentObject(model).preferredColorScheme(.light)
    },
    TypeTableRow(
      "A().ignoresSafeArea()",
      "ModifiedContent<A, _SafeAreaRegionsIgnoringLayout>",
      .printed
    ) {
      A().ignoresSafeArea()
    },
    TypeTableRow(
      "A().disabled(true)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Bool>>",
      .printed
    ) {
      A().disabled(true)
    },
    TypeTableRow(
      "ScrollView { VStack { if on { ForEach(cards) { _ in A() }.focusSection() } } }.ignoresSafeArea()",
      "ModifiedContent<ScrollView<VStack<Optional<ModifiedContent<ForEach<Array<Card>, Int, A>, _FocusSectionModifier>>>>, _SafeAreaRegionsIgnoringLayout>",
      .printed
    ) {
      ScrollView { VStack { if on { ForEach(cards) { _ in A() }.focusSection() } } }
        .ignoresSafeArea()
    },
    TypeTableRow(
      "A().edgesIgnoringSafeArea(.top).frame(height: 300)",
      "ModifiedContent<ModifiedContent<A, _SafeAreaIgnoringLayout>, _FrameLayout>",
      .printed
    ) {
      A().edgesIgnoringSafeArea(.top).frame(height: 300)
    },
    TypeTableRow(
      "List { ForEach(cards) { _ in A() } }",
      "List<Never, ForEach<Array<Card>, Int, A>>",
      .printed
    ) {
      List { ForEach(cards) { _ in A() } }
    },
    TypeTableRow(
      "List { ForEach(cards) { _ in if on { A() } else { B() } } }",
      "List<Never, ForEach<Array<Card>, Int, _ConditionalContent<A, B>>>",
      .printed
    ) {
      List { ForEach(cards) { _ in if on { A() } else { B() } } }
    },
    TypeTableRow(
      #"Group { if on { List(0..<3) { _ in A() } } else { Button("a") {} } }"#,
      "Group<_ConditionalContent<List<Never, ForEach<Range<Int>, Int, A>>, Button<Text>>>",
      .printed
    ) {
      Group { if on { List(0..<3) { _ in A() } } else { Button("a") {} } }
    },
    TypeTableRow(
      #"Section(header: Text("a")) { LazyVGrid(columns: []) { ForEach(0..<3) { _ in A() } } }"#,
      "Section<Text, LazyVGrid<ForEach<Range<Int>, Int, A>>, EmptyView>",
      .printed
    ) {
      Section(header: Text("a")) { LazyVGrid(columns: []) { ForEach(0..<3) { _ in A() } } }
    },
    TypeTableRow(
      #"TupleView((Image("a").modifier(HeaderLabel()), Spacer(), Toggle("b", isOn: .constant(true))))"#,
      "TupleView<(ModifiedContent<Image, HeaderLabel>, Spacer, Toggle<Text>)>",
      .printed
    ) {
      TupleView((Image("a").modifier(HeaderLabel()), Spacer(), Toggle("b", isOn: .constant(true))))
    },
    TypeTableRow(
      #"ForEach(0..<3) { _ in Button {} label: { ZStack { Text("a"); if on { ZStack { Text("b"); Circle() } } } } }"#,
      "ForEach<Range<Int>, Int, Button<ZStack<TupleView<(Text, Optional<ZStack<TupleView<(Text, Circle)>>>)>>>>",
      .printed
    ) {
      ForEach(0..<3) { _ in
        Button {
        } label: {
          ZStack {
            Text("a")
            if on {
              ZStack {
                Text("b")
                Circle()
              }
            }
          }
        }
      }
    },
    TypeTableRow(
      #"VStack { Text("a"); if on { Text("b") } else { Text("c") } }"#,
      "VStack<TupleView<(Text, _ConditionalContent<Text, Text>)>>",
      .printed
    ) {
      VStack {
        Text("a")
        if on { Text("b") } else { Text("c") }
      }
    },
    TypeTableRow(
      #"VStack { Button("a") {}; if on { Text("b").background(.red) }; Text("c").background(.red); A(); B() }.border(Color.red)"#,
      "ModifiedContent<VStack<TupleView<(Button<Text>, Optional<ModifiedContent<Text, _BackgroundStyleModifier<Color>>>, ModifiedContent<Text, _BackgroundStyleModifier<Color>>, A, B)>>, _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>",
      .printed
    ) {
      VStack {
        Button("a") {}
        if on { Text("b").background(.red) }
        Text("c").background(.red)
        A()
        B()
      }.border(Color.red)
    },
    TypeTableRow(
      #"Text("a").overlay(Text("b"))"#,
      "ModifiedContent<Text, _OverlayModifier<Text>>",
      .printed
    ) {
      Text("a").overlay(Text("b"))
    },
    TypeTableRow(
      #"Label { Text("a"); if on { Text("b") } } icon: { if on { Image("c") } }"#,
      "Label<TupleView<(Text, Optional<Text>)>, Optional<Image>>",
      .printed
    ) {
      Label {
        Text("a")
        if on { Text("b") }
      } icon: {
        if on { Image("c") }
      }
    },
    TypeTableRow(
      #"VStack { HStack { Button("a") {}; Text("b") }.padding(); A().onTapGesture {}.padding() }.padding().foregroundColor(.red)"#,
      "ModifiedContent<ModifiedContent<VStack<TupleView<(ModifiedContent<HStack<TupleView<(Button<Text>, Text)>>, _PaddingLayout>, ModifiedContent<ModifiedContent<A, AddGestureModifier<_EndedGesture<TapGesture>>>, _PaddingLayout>)>>, _PaddingLayout>, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .printed
    ) {
      VStack {
        HStack {
          Button("a") {}
          Text("b")
        }.padding()
        A().onTapGesture {}.padding()
      }.padding().foregroundColor(.red)
    },
    TypeTableRow(
      #"Text("a").padding().background { Color.gray }.cornerRadius(5).onTapGesture {}"#,
      "ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundModifier<Color>>, _ClipEffect<RoundedRectangle>>, AddGestureModifier<_EndedGesture<TapGesture>>>",
      .printed
    ) {
      Text("a").padding().background { Color.gray }.cornerRadius(5).onTapGesture {}
    },
    TypeTableRow(
      "A().onChange(of: number) {}",
      "ModifiedContent<ModifiedContent<A, _ValueActionModifier2<Int>>, _AppearanceActionModifier>",
      .printed
    ) {
      A().onChange(of: number) {}
    },
    TypeTableRow(
      "A().transition(.slide)",
      "ModifiedContent<A, _TraitWritingModifier<TransitionTraitKey>>",
      .interface
    ) {
      A().transition(.slide)
    },
    TypeTableRow(
      "A().background(.regularMaterial)",
      "ModifiedContent<A, _BackgroundStyleModifier<Material>>",
      .interface
    ) {
      A().background(.regularMaterial)
    },
    TypeTableRow(
      "A().listSectionSpacing(.compact)",
      "ModifiedContent<ModifiedContent<A, _TraitWritingModifier<ListSectionSpacingTraitKey>>, _EnvironmentKeyWritingModifier<Optional<ListSectionSpacing>>>",
      .interface
    ) {
      A().listSectionSpacing(.compact)
    },
    TypeTableRow(
      "A().foregroundStyle(.red, .blue)",
      "ModifiedContent<A, _ForegroundStyleModifier2<Color, Color>>",
      .symbol
    ) {
      A().foregroundStyle(.red, .blue)
    },
    TypeTableRow(
      "A().contentShape(.interaction, Circle())",
      "ModifiedContent<A, _ContentShapeKindModifier<Circle>>",
      .symbol
    ) {
      A().contentShape(.interaction, Circle())
    },
    TypeTableRow(
      "A().tint(AnyShapeStyle(.red))",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<AnyShapeStyle>>>",
      .symbol
    ) {
      A().tint(AnyShapeStyle(.red))
    },
    TypeTableRow(
      "A().padding().onReceive(subject) { _ in }.onAppear()",
      "ModifiedContent<SubscriptionView<PassthroughSubject<Int, Never>, ModifiedContent<A, _PaddingLayout>>, _AppearanceActionModifier>",
      .symbol
    ) {
      A().padding().onReceive(subject) { _ in }.onAppear()
    },
  ]
}
