import SwiftUI

extension TypeTable {
  /// What the statements of a view builder become.
  @MainActor static let builder: [TypeCase] = [
    TypeCase(
      "VStack {}",
      "VStack<EmptyView>",
      .interface
    ) {
      VStack {}
    },
    TypeCase(
      #"VStack { Text("a") }"#,
      "VStack<Text>",
      .interface
    ) {
      VStack { Text("a") }
    },
    TypeCase(
      #"VStack(spacing: 8) { Text("a"); Text("b") }"#,
      "VStack<TupleView<(Text, Text)>>",
      .printed
    ) {
      VStack(spacing: 8) {
        Text("a")
        Text("b")
      }
    },
    TypeCase(
      #"VStack { Text("a"); Text("b"); Text("c") }"#,
      "VStack<TupleView<(Text, Text, Text)>>",
      .printed
    ) {
      VStack {
        Text("a")
        Text("b")
        Text("c")
      }
    },
    TypeCase(
      #"Group { Text("a"); Text("b") }"#,
      "Group<TupleView<(Text, Text)>>",
      .printed
    ) {
      Group {
        Text("a")
        Text("b")
      }
    },
    TypeCase(
      #"Group { Text("a") }"#,
      "Group<Text>",
      .printed
    ) {
      Group { Text("a") }
    },
    TypeCase(
      "A(); B(); C(); D(); E(); F(); G(); H(); I(); A(); B()",
      "TupleView<(A, B, C, D, E, F, G, H, I, A, B)>",
      .compiler
    ) {
      A()
      B()
      C()
      D()
      E()
      F()
      G()
      H()
      I()
      A()
      B()
    },
    TypeCase(
      #"if on { Text("a") }"#,
      "Optional<Text>",
      .interface
    ) {
      if on { Text("a") }
    },
    TypeCase(
      "if let title { Text(title) }",
      "Optional<Text>",
      .interface
    ) {
      if let title { Text(title) }
    },
    TypeCase(
      #"if on { Text("a") } else { Image(systemName: "star") }"#,
      "_ConditionalContent<Text, Image>",
      .printed
    ) {
      if on { Text("a") } else { Image(systemName: "star") }
    },
    TypeCase(
      #"if on { Text("SALE") } else { EmptyView() }"#,
      "_ConditionalContent<Text, EmptyView>",
      .printed
    ) {
      if on { Text("SALE") } else { EmptyView() }
    },
    TypeCase(
      "if on { A() } else if off { B() }",
      "Optional<_ConditionalContent<A, B>>",
      .compiler
    ) {
      if on { A() } else if off { B() }
    },
    TypeCase(
      "if on { A() } else if off { B() } else { C() }",
      "_ConditionalContent<_ConditionalContent<A, B>, C>",
      .printed
    ) {
      if on { A() } else if off { B() } else { C() }
    },
    TypeCase(
      "if on { A() } else if off { B() } else if on { C() }",
      "Optional<_ConditionalContent<_ConditionalContent<A, B>, C>>",
      .compiler
    ) {
      if on { A() } else if off { B() } else if on { C() }
    },
    TypeCase(
      "if on { A() } else { if off { B() } }",
      "_ConditionalContent<A, Optional<B>>",
      .compiler
    ) {
      if on { A() } else { if off { B() } }
    },
    TypeCase(
      "if on { if off { A() } }",
      "Optional<Optional<A>>",
      .compiler
    ) {
      if on { if off { A() } }
    },
    TypeCase(
      "if on {}",
      "Optional<EmptyView>",
      .compiler
    ) {
      if on {}
    },
    TypeCase(
      "if on { A() } else {}",
      "_ConditionalContent<A, EmptyView>",
      .compiler
    ) {
      if on { A() } else {}
    },
    TypeCase(
      "if on { A() } else { B(); C() }",
      "_ConditionalContent<A, TupleView<(B, C)>>",
      .printed
    ) {
      if on {
        A()
      } else {
        B()
        C()
      }
    },
    TypeCase(
      "switch number { case 0: A() case 1: B() default: C() }",
      "_ConditionalContent<_ConditionalContent<A, B>, C>",
      .compiler
    ) {
      switch number {
      case 0: A()
      case 1: B()
      default: C()
      }
    },
    TypeCase(
      "switch number { case 0: A() case 1: B() case 2: C() default: D() }",
      "_ConditionalContent<_ConditionalContent<A, B>, _ConditionalContent<C, D>>",
      .printed
    ) {
      switch number {
      case 0: A()
      case 1: B()
      case 2: C()
      default: D()
      }
    },
    TypeCase(
      "switch number { case 0: A() case 1: B() case 2: C() case 3: D() default: E() }",
      """
      _ConditionalContent<_ConditionalContent<_ConditionalContent<A, B>,
      _ConditionalContent<C, D>>, E>
      """,
      .compiler
    ) {
      switch number {
      case 0: A()
      case 1: B()
      case 2: C()
      case 3: D()
      default: E()
      }
    },
    TypeCase(
      """
      switch number { case 0: A() case 1: B() case 2: C() case 3: D() case 4: E() default:
      F() }
      """,
      """
      _ConditionalContent<_ConditionalContent<_ConditionalContent<A, B>,
      _ConditionalContent<C, D>>, _ConditionalContent<E, F>>
      """,
      .compiler
    ) {
      switch number {
      case 0: A()
      case 1: B()
      case 2: C()
      case 3: D()
      case 4: E()
      default: F()
      }
    },
    TypeCase(
      """
      switch number { case 0: A() case 1: B() case 2: C() case 3: D() case 4: E() case 5:
      F() default: G() }
      """,
      """
      _ConditionalContent<_ConditionalContent<_ConditionalContent<A, B>,
      _ConditionalContent<C, D>>, _ConditionalContent<_ConditionalContent<E, F>, G>>
      """,
      .compiler
    ) {
      switch number {
      case 0: A()
      case 1: B()
      case 2: C()
      case 3: D()
      case 4: E()
      case 5: F()
      default: G()
      }
    },
    TypeCase(
      """
      switch number { case 0: A() case 1: B() case 2: C() case 3: D() case 4: E() case 5:
      F() case 6: G() case 7: H() default: I() }
      """,
      """
      _ConditionalContent<_ConditionalContent<_ConditionalContent<_ConditionalContent<A,
      B>, _ConditionalContent<C, D>>, _ConditionalContent<_ConditionalContent<E, F>,
      _ConditionalContent<G, H>>>, I>
      """,
      .compiler
    ) {
      switch number {
      case 0: A()
      case 1: B()
      case 2: C()
      case 3: D()
      case 4: E()
      case 5: F()
      case 6: G()
      case 7: H()
      default: I()
      }
    },
    TypeCase(
      #"if #available(iOS 16, *) { Text("a") }"#,
      "Optional<AnyView>",
      .interface
    ) {
      if #available(iOS 16, *) { Text("a") }
    },
    TypeCase(
      "if #available(iOS 16, *) { A() } else { B() }",
      "_ConditionalContent<AnyView, B>",
      .compiler
    ) {
      if #available(iOS 16, *) { A() } else { B() }
    },
    TypeCase(
      "let local = title; if let local { Text(local) }; A()",
      "TupleView<(Optional<Text>, A)>",
      .compiler
    ) {
      let local = title
      if let local { Text(local) }
      A()
    },
    TypeCase(
      "do { A(); B() }; C()",
      "TupleView<(TupleView<(A, B)>, C)>",
      .compiler
    ) {
      do {
        A()
        B()
      }
      C()
    },
    TypeCase(
      #"AnyView(Text("a"))"#,
      "AnyView",
      .interface
    ) {
      AnyView(Text("a"))
    },
    TypeCase(
      #"ForEach(1...3, id: \.self) { Text("\($0)") }"#,
      "ForEach<ClosedRange<Int>, Int, Text>",
      .printed
    ) {
      ForEach(1...3, id: \.self) { Text("\($0)") }
    },
    TypeCase(
      #"ForEach(["hi"], id: \.self) { Text($0) }"#,
      "ForEach<Array<String>, String, Text>",
      .printed
    ) {
      ForEach(["hi"], id: \.self) { Text($0) }
    },
    TypeCase(
      #"ForEach(0..<3) { Text("\($0)") }"#,
      "ForEach<Range<Int>, Int, Text>",
      .interface
    ) {
      ForEach(0..<3) { Text("\($0)") }
    },
    TypeCase(
      "ForEach(cards) { CardView(card: $0) }",
      "ForEach<Array<Card>, Int, CardView>",
      .interface
    ) {
      ForEach(cards) { CardView(card: $0) }
    },
    TypeCase(
      "ForEach(cards) { card in if on { A() } else { B() } }",
      "ForEach<Array<Card>, Int, _ConditionalContent<A, B>>",
      .printed
    ) {
      ForEach(cards) { card in if on { A() } else { B() } }
    },
  ]
}
