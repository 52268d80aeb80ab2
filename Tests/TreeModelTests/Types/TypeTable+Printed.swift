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
    TypeTableRow(
      "Cards.Grid(cards) { _ in A() }, and what stands around it",
      "VStack<TupleView<(ModifiedContent<HStack<TupleView<(Button<Text>, Text)>>, _PaddingLayout>, ModifiedContent<ModifiedContent<Grid<Card, ModifiedContent<ModifiedContent<CardView, AddGestureModifier<_EndedGesture<TapGesture>>>, _PaddingLayout>>, _PaddingLayout>, _EnvironmentKeyWritingModifier<Optional<Color>>>)>>",
      .printed
    ) {
      VStack {
        HStack {
          Button("a") {}
          Text("b")
        }
        .padding()
        Cards.Grid(cards) { CardView(card: $0).onTapGesture {}.padding() }
          .padding()
          .foregroundColor(.red)
      }
    },
    TypeTableRow(
      "ScrollView { VStack { if on { ForEach(cards) { _ in A() }.focusSection() } } }.ignoresSafeArea().ignoresSafeArea()",
      "ModifiedContent<ModifiedContent<ScrollView<VStack<Optional<ModifiedContent<ForEach<Array<Card>, Int, A>, _FocusSectionModifier>>>>, _SafeAreaRegionsIgnoringLayout>, _SafeAreaRegionsIgnoringLayout>",
      .printed
    ) {
      ScrollView {
        VStack {
          if on {
            ForEach(cards) { _ in A() }.focusSection()
          }
        }
      }
      .ignoresSafeArea()
      .ignoresSafeArea()
    },
    TypeTableRow(
      "A().edgesIgnoringSafeArea(.top).frame(height: 300)",
      "ModifiedContent<ModifiedContent<A, _SafeAreaIgnoringLayout>, _FrameLayout>",
      .interface
    ) {
      A().edgesIgnoringSafeArea(.top).frame(height: 300)
    },
    TypeTableRow(
      #"if on { VStack { Text("a").textCase(.uppercase); ForEach(cards) { _ in Label { Text("a") } icon: { Image("b").foregroundStyle(.red) }.font(.body).accessibilityLabel("c") } } }"#,
      "Optional<VStack<TupleView<(ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Case>>>, ForEach<Array<Card>, Int, ModifiedContent<ModifiedContent<Label<Text, ModifiedContent<Image, _ForegroundStyleModifier<Color>>>, _EnvironmentKeyWritingModifier<Optional<Font>>>, AccessibilityAttachmentModifier>>)>>>",
      .printed
    ) {
      if on {
        VStack {
          Text("a").textCase(.uppercase)
          ForEach(cards) { _ in
            Label {
              Text("a")
            } icon: {
              Image("b").foregroundStyle(.red)
            }
            .font(.body)
            .accessibilityLabel("c")
          }
        }
      }
    },
    TypeTableRow(
      "A().padding().frame(maxWidth: .infinity).background(Color.red).background { B() }.foregroundStyle(Color.red).animation(.default, value: on).animation(.default, value: title).onExitCommand {}.sheet(isPresented: .constant(true)) { C() }.onChange(of: on) {}.task {}",
      "ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<A, _PaddingLayout>, _FlexFrameLayout>, _BackgroundStyleModifier<Color>>, _BackgroundModifier<B>>, _ForegroundStyleModifier<Color>>, _AnimationModifier<Bool>>, _AnimationModifier<Optional<String>>>, OnCommandModifier>, SheetPresentationModifier<C, NullSheetAnchor<Key>>>, _ValueActionModifier2<Bool>>, _AppearanceActionModifier>, _TaskModifier>",
      .printed
    ) {
      A().padding().frame(maxWidth: .infinity).background(Color.red).background { B() }
        .foregroundStyle(Color.red).animation(.default, value: on)
        .animation(.default, value: title).onExitCommand {}
        .sheet(isPresented: .constant(true)) { C() }.onChange(of: on) {}.task {}
    },
    TypeTableRow(
      "ForEach(creatures) { _ in A() }",
      "ForEach<Array<Creature>, UUID, A>",
      .printed
    ) {
      ForEach(creatures) { _ in A() }
    },
    TypeTableRow(
      "List { ForEach(cards) { CardView(card: $0) } }",
      "List<Never, ForEach<Array<Card>, Int, CardView>>",
      .printed
    ) {
      List { ForEach(cards) { CardView(card: $0) } }
    },
    TypeTableRow(
      "List { ForEach(cards) { _ in if on { A() } else { B() } } }",
      "List<Never, ForEach<Array<Card>, Int, _ConditionalContent<A, B>>>",
      .printed
    ) {
      List {
        ForEach(cards) { _ in
          if on {
            A()
          } else {
            B()
          }
        }
      }
    },
    TypeTableRow(
      #"Group { if on { List(0..<number) { _ in A() } } else { Button("a") {} } }"#,
      "Group<_ConditionalContent<List<Never, ForEach<Range<Int>, Int, A>>, Button<Text>>>",
      .printed
    ) {
      Group {
        if on {
          List(0..<number) { _ in A() }
        } else {
          Button("a") {}
        }
      }
    },
    TypeTableRow(
      #"Section(header: Text("a")) { LazyVGrid(columns: []) { ForEach(0..<number) { _ in A() } } }"#,
      "Section<Text, LazyVGrid<ForEach<Range<Int>, Int, A>>, EmptyView>",
      .printed
    ) {
      Section(header: Text("a")) {
        LazyVGrid(columns: []) {
          ForEach(0..<number) { _ in A() }
        }
      }
    },
    TypeTableRow(
      #"ToolbarItem(placement: .primaryAction) { Menu { Section("a") { B() }; Section("b") { Text("c") }; Button("d") {} } label: { A() } }"#,
      "ToolbarItem<(), Menu<A, TupleView<(Section<Text, B, EmptyView>, Section<Text, Text, EmptyView>, Button<Text>)>>>",
      .printed,
      value: ToolbarItem(placement: .primaryAction) {
        Menu {
          Section("a") { B() }
          Section("b") { Text("c") }
          Button("d") {}
        } label: {
          A()
        }
      }),
    TypeTableRow(
      #"Image("a").modifier(HeaderLabel()); Spacer(); Toggle("b", isOn: .constant(true))"#,
      "TupleView<(ModifiedContent<Image, HeaderLabel>, Spacer, Toggle<Text>)>",
      .printed
    ) {
      Image("a").modifier(HeaderLabel())
      Spacer()
      Toggle("b", isOn: .constant(true))
    },
    TypeTableRow(
      #"if on { A() } else if off { Image("a") } else { B() }"#,
      "_ConditionalContent<_ConditionalContent<A, Image>, B>",
      .printed
    ) {
      if on {
        A()
      } else if off {
        Image("a")
      } else {
        B()
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
      }
      .border(Color.red)
    },
    TypeTableRow(
      #"Button {} label: { Image("a").font(.body).modifier(HeaderLabel()) }.modifier(HeaderLabel()).disabled(on).accessibilityLabel("a")"#,
      "ModifiedContent<ModifiedContent<ModifiedContent<Button<ModifiedContent<ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Font>>>, HeaderLabel>>, HeaderLabel>, _EnvironmentKeyTransformModifier<Bool>>, AccessibilityAttachmentModifier>",
      .printed
    ) {
      Button {
      } label: {
        Image("a").font(.body).modifier(HeaderLabel())
      }
      .modifier(HeaderLabel())
      .disabled(on)
      .accessibilityLabel("a")
    },
    TypeTableRow(
      #"A().overlay(Text("a"))"#,
      "ModifiedContent<A, _OverlayModifier<Text>>",
      .printed
    ) {
      A().overlay(Text("a"))
    },
    TypeTableRow(
      "A().environmentObject(model).task {}",
      "ModifiedContent<ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Model>>>, _TaskModifier>",
      .printed
    ) {
      A().environmentObject(model).task {}
    },
    TypeTableRow(
      "WindowGroup { A().environmentObject(model).preferredColorScheme(.dark).task {} }",
      "WindowGroup<ModifiedContent<ModifiedContent<ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Model>>>, _PreferenceWritingModifier<PreferredColorSchemeKey>>, _TaskModifier>>",
      .printed,
      value: WindowGroup {
        A().environmentObject(model).preferredColorScheme(.dark).task {}
      }),
    TypeTableRow(
      "ZStack { if on { A().padding() } }.padding().onReceive(pulse) { _ in }.onAppear {}",
      "ModifiedContent<SubscriptionView<PassthroughSubject<(), Never>, ModifiedContent<ZStack<Optional<ModifiedContent<A, _PaddingLayout>>>, _PaddingLayout>>, _AppearanceActionModifier>",
      .symbol
    ) {
      ZStack {
        if on { A().padding() }
      }
      .padding()
      .onReceive(pulse) { _ in }
      .onAppear {}
    },
    TypeTableRow(
      "Glow.Body.self",
      "ModifiedContent<ModifiedContent<ModifiedContent<_ViewModifier_Content<Glow>, _ClipEffect<RoundedRectangle>>, _FrameLayout>, _OverlayModifier<ModifiedContent<B, HeaderLabel>>>",
      .symbol, type: Glow.Body.self),
    TypeTableRow(
      #"Section(header: Text("a").multilineTextAlignment(.leading).frame(maxWidth: .infinity)) { EmptyView() }"#,
      "Section<ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<TextAlignment>>, _FlexFrameLayout>, EmptyView, EmptyView>",
      .symbol
    ) {
      Section(header: Text("a").multilineTextAlignment(.leading).frame(maxWidth: .infinity)) {
        EmptyView()
      }
    },
    TypeTableRow(
      "EditModeReader.Body.self",
      "ModifiedContent<_ViewModifier_Content<EditModeReader>, _EnvironmentKeyWritingModifier<Optional<Binding<EditMode>>>>",
      .printed, type: EditModeReader.Body.self),
    TypeTableRow(
      #"VStack { Image("a").imageScale(.large); Text("b") }"#,
      "VStack<TupleView<(ModifiedContent<Image, _EnvironmentKeyWritingModifier<Scale>>, Text)>>",
      .printed
    ) {
      VStack {
        Image("a").imageScale(.large)
        Text("b")
      }
    },
    TypeTableRow(
      "Circle().stroke(.red, lineWidth: 2).background { A() }",
      "ModifiedContent<StrokeShapeView<Circle, Color, EmptyView>, _BackgroundModifier<A>>",
      .interface
    ) {
      Circle().stroke(.red, lineWidth: 2).background { A() }
    },
  ]
}
