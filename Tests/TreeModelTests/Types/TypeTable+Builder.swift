import SwiftUI

extension TypeTable {
  /// What the statements of a view builder become.
  @MainActor static let builder: [TypeTableRow] = [
    TypeTableRow(
      "VStack {}",
      "VStack<EmptyView>",
      .interface
    ) {
      VStack {}
    },
    TypeTableRow(
      #"VStack { Text("a") }"#,
      "VStack<Text>",
      .interface
    ) {
      VStack { Text("a") }
    },
    TypeTableRow(
      #"VStack(spacing: 8) { Text("a"); Text("b") }"#,
      "VStack<TupleView<(Text, Text)>>",
      .printed
    ) {
      VStack(spacing: 8) {
        Text("a")
        Text("b")
      }
    },
    TypeTableRow(
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
    TypeTableRow(
      #"Group { Text("a"); Text("b") }"#,
      "Group<TupleView<(Text, Text)>>",
      .printed
    ) {
      Group {
        Text("a")
        Text("b")
      }
    },
    TypeTableRow(
      #"Group { Text("a") }"#,
      "Group<Text>",
      .printed
    ) {
      Group { Text("a") }
    },
    TypeTableRow(
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
    TypeTableRow(
      #"if on { Text("a") }"#,
      "Optional<Text>",
      .interface
    ) {
      if on { Text("a") }
    },
    TypeTableRow(
      "if let title { Text(title) }",
      "Optional<Text>",
      .interface
    ) {
      if let title { Text(title) }
    },
    TypeTableRow(
      #"if on { Text("a") } else { Image(systemName: "star") }"#,
      "_ConditionalContent<Text, Image>",
      .printed
    ) {
      if on { Text("a") } else { Image(systemName: "star") }
    },
    TypeTableRow(
      #"if on { Text("SALE") } else { EmptyView() }"#,
      "_ConditionalContent<Text, EmptyView>",
      .printed
    ) {
      if on { Text("SALE") } else { EmptyView() }
    },
    TypeTableRow(
      "if on { A() } else if off { B() }",
      "Optional<_ConditionalContent<A, B>>",
      .compiler
    ) {
      if on { A() } else if off { B() }
    },
    TypeTableRow(
      "if on { A() } else if off { B() } else { C() }",
      "_ConditionalContent<_ConditionalContent<A, B>, C>",
      .printed
    ) {
      if on { A() } else if off { B() } else { C() }
    },
    TypeTableRow(
      "if on { A() } else if off { B() } else if on { C() }",
      "Optional<_ConditionalContent<_ConditionalContent<A, B>, C>>",
      .compiler
    ) {
      if on { A() } else if off { B() } else if on { C() }
    },
    TypeTableRow(
      "if on { A() } else { if off { B() } }",
      "_ConditionalContent<A, Optional<B>>",
      .compiler
    ) {
      if on { A() } else { if off { B() } }
    },
    TypeTableRow(
      "if on { if off { A() } }",
      "Optional<Optional<A>>",
      .compiler
    ) {
      if on { if off { A() } }
    },
    TypeTableRow(
      "if on {}",
      "Optional<EmptyView>",
      .compiler
    ) {
      if on {}
    },
    TypeTableRow(
      "if on { A() } else {}",
      "_ConditionalContent<A, EmptyView>",
      .compiler
    ) {
      if on { A() } else {}
    },
    TypeTableRow(
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
    TypeTableRow(
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
    TypeTableRow(
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
    TypeTableRow(
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
    TypeTableRow(
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
    TypeTableRow(
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
    TypeTableRow(
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
    TypeTableRow(
      #"if #available(iOS 16, *) { Text("a") }"#,
      "Optional<AnyView>",
      .interface
    ) {
      if #available(iOS 16, *) { Text("a") }
    },
    TypeTableRow(
      "if #available(iOS 16, *) { A() } else { B() }",
      "_ConditionalContent<AnyView, B>",
      .compiler
    ) {
      if #available(iOS 16, *) { A() } else { B() }
    },
    TypeTableRow(
      "let local = title; if let local { Text(local) }; A()",
      "TupleView<(Optional<Text>, A)>",
      .compiler
    ) {
      let local = title
      if let local { Text(local) }
      A()
    },
    TypeTableRow(
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
    TypeTableRow(
      #"AnyView(Text("a"))"#,
      "AnyView",
      .interface
    ) {
      AnyView(Text("a"))
    },
    TypeTableRow(
      #"ForEach(1...3, id: \.self) { Text("\($0)") }"#,
      "ForEach<ClosedRange<Int>, Int, Text>",
      .printed
    ) {
      ForEach(1...3, id: \.self) { Text("\($0)") }
    },
    TypeTableRow(
      #"ForEach(["hi"], id: \.self) { Text($0) }"#,
      "ForEach<Array<String>, String, Text>",
      .printed
    ) {
      ForEach(["hi"], id: \.self) { Text($0) }
    },
    TypeTableRow(
      #"ForEach(0..<3) { Text("\($0)") }"#,
      "ForEach<Range<Int>, Int, Text>",
      .interface
    ) {
      ForEach(0..<3) { Text("\($0)") }
    },
    TypeTableRow(
      "ForEach(cards) { CardView(card: $0) }",
      "ForEach<Array<Card>, Int, CardView>",
      .interface
    ) {
      ForEach(cards) { CardView(card: $0) }
    },
    TypeTableRow(
      "ForEach(cards) { card in if on { A() } else { B() } }",
      "ForEach<Array<Card>, Int, _ConditionalContent<A, B>>",
      .printed
    ) {
      ForEach(cards) { card in if on { A() } else { B() } }
    },
    TypeTableRow(
      "switch number { case 0: A() case 1: B() case 2: C() case 3: D() case 4: E() case 5: F() case 6: G() default: H() }",
      "_ConditionalContent<_ConditionalContent<_ConditionalContent<A, B>, _ConditionalContent<C, D>>, _ConditionalContent<_ConditionalContent<E, F>, _ConditionalContent<G, H>>>",
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
      default: H()
      }
    },
    TypeTableRow(
      "EmptyView()",
      "EmptyView",
      .interface
    ) {
      EmptyView()
    },
    TypeTableRow(
      "let _ = print(number); A()",
      "A",
      .interface
    ) {
      let _ = number.description
      A()
    },
    TypeTableRow(
      "A(); B(); C(); D(); E(); F(); G(); H(); I(); A(); B(); C()",
      "TupleView<(A, B, C, D, E, F, G, H, I, A, B, C)>",
      .printed
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
      C()
    },
    TypeTableRow(
      "if case .some(let title) = title { Text(title) }",
      "Optional<Text>",
      .compiler
    ) {
      if case .some(let title) = title { Text(title) }
    },
    TypeTableRow(
      "if on { A() } else { if off { B(); C() } }",
      "_ConditionalContent<A, Optional<TupleView<(B, C)>>>",
      .printed
    ) {
      if on {
        A()
      } else {
        if off {
          B()
          C()
        }
      }
    },
  ]
}
