@_spi(Reflection) import Swift

/// Records the edges of a value: the same declaration that ``StructureRecorder`` reads for its type.
package struct ElementRecorder<Subject>: Structure {
  private let subject: Subject

  /// The edges in the order in which the subject names them.
  package private(set) var edges: [ElementEdge] = []

  /// What the subject was given.
  package private(set) var values: [ElementValue] = []

  package init(_ subject: Subject) {
    self.subject = subject
  }

  package mutating func content<Content>(_ content: KeyPath<Subject, Content>) {
    add(content)
  }

  package mutating func list<Content>(_ content: KeyPath<Subject, Content>) {
    isOpen ? add(content) : edges.append(.absent)
  }

  package mutating func role<Content>(_ role: String, _ content: KeyPath<Subject, Content>) {
    isShown ? add(content) : edges.append(.absent)
  }

  package mutating func style<Style>(_ role: String, _ style: KeyPath<Subject, Style>) {
    add(style)
  }

  package mutating func tuple<Elements>(_ elements: KeyPath<Subject, Elements>) {
    edges.append(.tuple(TupleElements.elements(of: subject[keyPath: elements])))
  }

  package mutating func branches<First, Second>(
    _ branches: KeyPath<Subject, _ConditionalContent<First, Second>.Storage>
  ) {
    switch subject[keyPath: branches] {
    case .trueContent(let content): edges.append(.branch(Element(content), isFirst: true))
    case .falseContent(let content): edges.append(.branch(Element(content), isFirst: false))
    }
  }

  package mutating func optional<Wrapped>(_ wrapped: KeyPath<Subject, Wrapped?>) {
    edges.append(.optional(subject[keyPath: wrapped].map { Element($0) }))
  }

  package mutating func identified<Content, ID>(
    _ content: KeyPath<Subject, Content>, id: KeyPath<Subject, ID>
  ) {
    edges.append(
      .identified(Element(subject[keyPath: content]), id: Self.hashable(subject[keyPath: id])))
  }

  package mutating func rows<Data: RandomAccessCollection, ID, Row>(
    _ data: KeyPath<Subject, Data>, id: KeyPath<Subject, KeyPath<Data.Element, ID>>,
    row: KeyPath<Subject, (Data.Element) -> Row>
  ) {
    let row = subject[keyPath: row]
    let id = subject[keyPath: id]
    edges.append(
      .rows(
        subject[keyPath: data].map { element in
          ElementEdge.Row(id: Self.hashable(element[keyPath: id]), type: Row.self) {
            Element(row(element))
          }
        }))
  }

  package mutating func lazyList<Content>(_ content: KeyPath<Subject, () -> Content>) {
    guard isOpen else {
      edges.append(.absent)
      return
    }
    let make = subject[keyPath: content]
    edges.append(.made { Element(make()) })
  }

  package mutating func lazyRole<Content>(
    _ role: String, _ content: KeyPath<Subject, () -> Content>
  ) {
    guard isShown else {
      edges.append(.absent)
      return
    }
    let make = subject[keyPath: content]
    edges.append(.made { Element(make()) })
  }

  package mutating func erasedRole(_ role: String, _ content: KeyPath<Subject, AnyView?>) {
    guard let content = subject[keyPath: content] else {
      edges.append(.absent)
      return
    }
    edges.append(.child { Element(content) })
  }

  package mutating func shape<Content>(_ shape: KeyPath<Subject, Content>) {
    edges.append(.absent)
  }

  package mutating func modified<Content, Modifier>(
    _ content: KeyPath<Subject, Content>, by modifier: KeyPath<Subject, Modifier>
  ) {
    edges.append(
      .modified(Element(subject[keyPath: content]), by: Element(subject[keyPath: modifier])))
  }

  package mutating func erased(_ content: KeyPath<Subject, any View>) {
    edges.append(.erased(.opening(subject[keyPath: content])))
  }

  package mutating func value<Value>(_ name: String?, _ value: KeyPath<Subject, Value>) {
    let subject = subject
    values.append(
      ElementValue(name: name) {
        let value: Any = subject[keyPath: value]
        if let optional = value as? any OptionalValue, optional.wrapped == nil {
          return ShownValue.none
        }
        return value
      })
  }
}

extension ElementRecorder {
  /// A Boolean value indicating whether the subject's secondary children are there.
  private var isShown: Bool {
    (subject as? any Presentation)?.isPresented ?? true
  }

  /// A Boolean value indicating whether the subject's content is there.
  private var isOpen: Bool {
    (subject as? any CollapsibleContent)?.showsContent ?? true
  }

  private mutating func add<Content>(_ content: KeyPath<Subject, Content>) {
    let subject = subject
    edges.append(.child { Element(subject[keyPath: content]) })
  }

  private static func hashable<ID>(_ id: ID) -> AnyHashable {
    guard let id = id as? AnyHashable else {
      preconditionFailure("'\(ID.self)' is an identity and no 'Hashable'")
    }
    return id
  }
}

extension TupleElements {
  /// Returns the elements of a tuple; the value itself where it is none.
  static func elements<Tuple>(of tuple: Tuple) -> [Element] {
    let elements = TupleElements(of: Tuple.self)
    return withUnsafeBytes(of: tuple) { bytes in
      guard let start = bytes.baseAddress else { return [] }
      return zip(elements.types, elements.offsets).map { type, offset in
        func load<Value>(_ type: Value.Type) -> Element {
          Element((start + offset).assumingMemoryBound(to: Value.self).pointee)
        }
        return _openExistential(type, do: load)
      }
    }
  }
}
