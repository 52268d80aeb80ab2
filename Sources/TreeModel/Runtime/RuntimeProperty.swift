/// A dynamic property of the DSL's that the runtime connects to a node.
package protocol RuntimeProperty: DynamicProperty {
  /// Connects the property, in the copy of a view's value that is asked for its body.
  mutating func install(at place: PropertyPlace)

  /// Returns what the property holds, for a reader of the tree.
  func shownValue() -> ShownValue

  /// Returns what the property holds itself; it may be asked for at any time, when what a binding
  /// leads to may be gone.
  func heldValue() -> ShownValue
}

/// What a property shows.
package enum ShownValue {
  case value(Any)
  /// There is none: a missing object.
  case missing
  /// Nothing that tells a reader anything.
  case none
}

extension RuntimeProperty {
  package func shownValue() -> ShownValue { .none }

  package func heldValue() -> ShownValue { shownValue() }
}
