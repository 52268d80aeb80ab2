/// One edge of a value: what ``StructureEdge`` is for its type.
package enum ElementEdge {
  /// A content, a list, a role or a style.
  case child(() -> Element)
  /// A content that a closure of the user's makes.
  case made(() -> Element)
  /// What is not there at present, such as the content of a sheet that is not shown, and what no
  /// child is made of. It keeps the edges in step with those of the type.
  case absent
  /// The elements of a tuple.
  case tuple([Element])
  /// The branch that was taken.
  case branch(Element, isFirst: Bool)
  /// The content of an optional.
  case optional(Element?)
  /// A content under an explicit identity.
  case identified(Element, id: AnyHashable)
  /// The rows of a collection.
  case rows([Row])
  /// A modifier applied to a content.
  case modified(Element, by: Element)
  /// A content whose type is erased.
  case erased(Element)

  /// A Boolean value indicating whether there is nothing to be made.
  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// An element of a collection, and how its view is made.
  package struct Row {
    package let id: AnyHashable
    /// The type of the view.
    package let type: Any.Type
    package let element: () -> Element
  }
}

/// Something that an element was given: `"Hello"`, `width = 100`.
package struct ElementValue {
  package let name: String?
  package let value: () -> Any
}
