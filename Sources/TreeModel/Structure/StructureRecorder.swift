/// Records the edges of a type, from the type alone.
package struct StructureRecorder<Subject>: Structure {
  /// The edges in the order in which the subject names them.
  package private(set) var edges: [StructureEdge] = []

  package init() {}

  package mutating func content<Content>(_ content: KeyPath<Subject, Content>) {
    edges.append(.content(Content.self))
  }

  package mutating func list<Content>(_ content: KeyPath<Subject, Content>) {
    edges.append(.list(Content.self))
  }

  package mutating func role<Content>(_ role: String, _ content: KeyPath<Subject, Content>) {
    edges.append(.role(role, Content.self))
  }

  package mutating func style<Style>(_ role: String, _ style: KeyPath<Subject, Style>) {
    edges.append(.style(role, Style.self))
  }

  package mutating func tuple<Elements>(_ elements: KeyPath<Subject, Elements>) {
    edges.append(.tuple(Elements.self))
  }

  package mutating func branches<First, Second>(
    _ branches: KeyPath<Subject, _ConditionalContent<First, Second>.Storage>
  ) {
    edges.append(.branches(First.self, Second.self))
  }

  package mutating func optional<Wrapped>(_ wrapped: KeyPath<Subject, Wrapped?>) {
    edges.append(.optional(Wrapped.self))
  }

  package mutating func identified<Content, ID>(
    _ content: KeyPath<Subject, Content>, id: KeyPath<Subject, ID>
  ) {
    edges.append(.identified(Content.self, id: ID.self))
  }

  package mutating func rows<Data: RandomAccessCollection, ID, Row>(
    _ data: KeyPath<Subject, Data>, id: KeyPath<Subject, KeyPath<Data.Element, ID>>,
    row: KeyPath<Subject, (Data.Element) -> Row>
  ) {
    edges.append(.rows(Row.self))
  }

  package mutating func lazyList<Content>(_ content: KeyPath<Subject, () -> Content>) {
    edges.append(.list(Content.self))
  }

  package mutating func lazyRole<Content>(
    _ role: String, _ content: KeyPath<Subject, () -> Content>
  ) {
    edges.append(.role(role, Content.self))
  }

  package mutating func erasedRole(_ role: String, _ content: KeyPath<Subject, AnyView?>) {
    edges.append(.erasedRole(role))
  }

  package mutating func shape<Content>(_ shape: KeyPath<Subject, Content>) {
    edges.append(.shape(Content.self))
  }

  package mutating func modified<Content, Modifier>(
    _ content: KeyPath<Subject, Content>, by modifier: KeyPath<Subject, Modifier>
  ) {
    edges.append(.modified(Content.self, by: Modifier.self))
  }

  package mutating func inner<Modifier>(_ modifier: KeyPath<Subject, Modifier>) {
    edges.append(.modifier(Modifier.self))
  }
}

/// One edge of a type, with the types at its end.
package enum StructureEdge {
  case content(Any.Type)
  case list(Any.Type)
  case role(String, Any.Type)
  case style(String, Any.Type)
  case erasedRole(String)
  case tuple(Any.Type)
  case branches(Any.Type, Any.Type)
  case optional(Any.Type)
  case identified(Any.Type, id: Any.Type)
  case rows(Any.Type)
  case shape(Any.Type)
  case modified(Any.Type, by: Any.Type)
  case modifier(Any.Type)

  /// The types of views, modifiers and scenes at the end of the edge.
  package var targets: [Any.Type] {
    switch self {
    case .content(let type), .list(let type), .role(_, let type), .optional(let type),
      .rows(let type), .identified(let type, _), .modifier(let type):
      [type]
    case .tuple(let type): TupleElements(of: type).types
    case .branches(let first, let second): [first, second]
    case .modified(let content, let modifier): [content, modifier]
    case .style, .erasedRole, .shape: []
    }
  }
}
