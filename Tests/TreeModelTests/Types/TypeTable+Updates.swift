import SwiftUI

extension TypeTable {
  /// Hooks, animations and preferences.
  @MainActor static let updates: [TypeTableRow] = [
    TypeTableRow(
      "A().onAppear {}",
      "ModifiedContent<A, _AppearanceActionModifier>",
      .interface
    ) {
      A().onAppear {}
    },
    TypeTableRow(
      "A().onDisappear {}",
      "ModifiedContent<A, _AppearanceActionModifier>",
      .interface
    ) {
      A().onDisappear {}
    },
    TypeTableRow(
      "A().task {}",
      "ModifiedContent<A, _TaskModifier>",
      .interface
    ) {
      A().task {}
    },
    TypeTableRow(
      "A().task(id: 1) {}",
      "ModifiedContent<A, _TaskValueModifier<Int>>",
      .interface
    ) {
      A().task(id: 1) {}
    },
    TypeTableRow(
      "A().onChange(of: 1) {}",
      """
      ModifiedContent<ModifiedContent<A, _ValueActionModifier2<Int>>,
      _AppearanceActionModifier>
      """,
      .printed
    ) {
      A().onChange(of: 1) {}
    },
    TypeTableRow(
      "A().onChange(of: 1) { old, new in }",
      """
      ModifiedContent<ModifiedContent<A, _ValueActionModifier2<Int>>,
      _AppearanceActionModifier>
      """,
      .printed
    ) {
      A().onChange(of: 1) { old, new in }
    },
    TypeTableRow(
      "A().onChange(of: 1, initial: true) {}",
      """
      ModifiedContent<ModifiedContent<A, _ValueActionModifier2<Int>>,
      _AppearanceActionModifier>
      """,
      .printed
    ) {
      A().onChange(of: 1, initial: true) {}
    },
    TypeTableRow(
      #"A().onChange(of: "a") { new in }"#,
      "ModifiedContent<A, _ValueActionModifier<String>>",
      .interface
    ) {
      A().onChange(of: "a") { new in }
    },
    TypeTableRow(
      "A().onReceive(subject) { _ in }",
      "SubscriptionView<PassthroughSubject<Int, Never>, A>",
      .interface
    ) {
      A().onReceive(subject) { _ in }
    },
    TypeTableRow(
      "A().onHover { _ in }",
      "ModifiedContent<A, _HoverRegionModifier>",
      .interface
    ) {
      A().onHover { _ in }
    },
    TypeTableRow(
      "A().id(1)",
      "IDView<A, Int>",
      .interface
    ) {
      A().id(1)
    },
    TypeTableRow(
      #"Text("a").equatable()"#,
      "EquatableView<Text>",
      .interface
    ) {
      Text("a").equatable()
    },
    TypeTableRow(
      "A().animation(.default, value: on)",
      "ModifiedContent<A, _AnimationModifier<Bool>>",
      .interface
    ) {
      A().animation(.default, value: on)
    },
    TypeTableRow(
      #"Text("a").animation(.default)"#,
      "_AnimationView<Text>",
      .interface
    ) {
      Text("a").animation(.default)
    },
    TypeTableRow(
      "A().animation(.default)",
      "ModifiedContent<A, _TransactionModifier>",
      .interface
    ) {
      A().animation(.default)
    },
    TypeTableRow(
      #"Text("a").animation(.default).transition(.opacity)"#,
      """
      ModifiedContent<_AnimationView<Text>, _TraitWritingModifier<TransitionTraitKey>>
      """,
      .symbol
    ) {
      Text("a").animation(.default).transition(.opacity)
    },
    TypeTableRow(
      "Rectangle().frame(width: 1, height: 1).animation(.default, value: on)",
      """
      ModifiedContent<ModifiedContent<Rectangle, _FrameLayout>, _AnimationModifier<Bool>>
      """,
      .printed
    ) {
      Rectangle().frame(width: 1, height: 1).animation(.default, value: on)
    },
    TypeTableRow(
      "A().transaction { $0.animation = nil }",
      "ModifiedContent<A, _TransactionModifier>",
      .interface
    ) {
      A().transaction { $0.animation = nil }
    },
    TypeTableRow(
      "A().transaction(value: 1) { $0.animation = nil }",
      "ModifiedContent<A, _ValueTransactionModifier<Int>>",
      .interface
    ) {
      A().transaction(value: 1) { $0.animation = nil }
    },
    TypeTableRow(
      "A().transition(.slide)",
      "ModifiedContent<A, _TraitWritingModifier<TransitionTraitKey>>",
      .interface
    ) {
      A().transition(.slide)
    },
    TypeTableRow(
      "A().transition(.move(edge: .top).combined(with: .opacity))",
      "ModifiedContent<A, _TraitWritingModifier<TransitionTraitKey>>",
      .interface
    ) {
      A().transition(.move(edge: .top).combined(with: .opacity))
    },
    TypeTableRow(
      "A().transition(.asymmetric(insertion: .scale, removal: .opacity))",
      "ModifiedContent<A, _TraitWritingModifier<TransitionTraitKey>>",
      .interface
    ) {
      A().transition(.asymmetric(insertion: .scale, removal: .opacity))
    },
    TypeTableRow(
      "A().transition(AnyTransition.opacity.animation(.easeIn(duration: 1)))",
      "ModifiedContent<A, _TraitWritingModifier<TransitionTraitKey>>",
      .interface
    ) {
      A().transition(AnyTransition.opacity.animation(.easeIn(duration: 1)))
    },
    TypeTableRow(
      #"A().matchedGeometryEffect(id: "a", in: Namespace().wrappedValue)"#,
      "ModifiedContent<A, _MatchedGeometryEffect<String>>",
      .interface
    ) {
      A().matchedGeometryEffect(id: "a", in: Namespace().wrappedValue)
    },
    TypeTableRow(
      "A().preference(key: Height.self, value: 1)",
      "ModifiedContent<A, _PreferenceWritingModifier<Height>>",
      .interface
    ) {
      A().preference(key: Height.self, value: 1)
    },
    TypeTableRow(
      "A().transformPreference(Height.self) { $0 += 1 }",
      "ModifiedContent<A, _PreferenceTransformModifier<Height>>",
      .interface
    ) {
      A().transformPreference(Height.self) { $0 += 1 }
    },
    TypeTableRow(
      "A().onPreferenceChange(Height.self) { _ in }",
      "ModifiedContent<A, _PreferenceActionModifier<Height>>",
      .interface
    ) {
      A().onPreferenceChange(Height.self) { _ in }
    },
    TypeTableRow(
      "A().anchorPreference(key: Bounds.self, value: .bounds) { $0 }",
      "ModifiedContent<A, _AnchorWritingModifier<CGRect, Bounds>>",
      .interface
    ) {
      A().anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    },
    TypeTableRow(
      #"A().overlayPreferenceValue(Height.self) { Text("\($0)") }"#,
      "ModifiedContent<A, _OverlayPreferenceModifier<Height, Text>>",
      .interface
    ) {
      A().overlayPreferenceValue(Height.self) { Text("\($0)") }
    },
    TypeTableRow(
      #"A().backgroundPreferenceValue(Height.self) { Text("\($0)") }"#,
      "ModifiedContent<A, _BackgroundPreferenceModifier<Height, Text>>",
      .interface
    ) {
      A().backgroundPreferenceValue(Height.self) { Text("\($0)") }
    },
    TypeTableRow(
      #"Text("a").modifier(HeaderLabel().concat(EmptyModifier()))"#,
      "ModifiedContent<Text, ModifiedContent<HeaderLabel, EmptyModifier>>",
      .interface
    ) {
      Text("a").modifier(HeaderLabel().concat(EmptyModifier()))
    },
    TypeTableRow(
      #"Text("a").scaleEffect(2).animation(.default)"#,
      "ModifiedContent<ModifiedContent<Text, _ScaleEffect>, _TransactionModifier>",
      .interface
    ) {
      Text("a").scaleEffect(2).animation(.default)
    },
    TypeTableRow(
      #"Text("a").modifier(_OverlayModifier(overlay: Text("b"))).animation(.default)"#,
      "_AnimationView<ModifiedContent<Text, _OverlayModifier<Text>>>",
      .interface
    ) {
      Text("a").modifier(_OverlayModifier(overlay: Text("b"))).animation(.default)
    },
    TypeTableRow(
      #"Text("a").padding().animation(.default)"#,
      "ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _TransactionModifier>",
      .interface
    ) {
      Text("a").padding().animation(.default)
    },
    TypeTableRow(
      "Circle().fill(.red).animation(.default)",
      "ModifiedContent<_ShapeView<Circle, Color>, _TransactionModifier>",
      .interface
    ) {
      Circle().fill(.red).animation(.default)
    },
  ]
}
