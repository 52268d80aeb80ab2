/// A view, a modifier, a scene or the like as a value, with its static type.
package struct Element {
  /// The type by which it stands in the tree.
  package let type: Any.Type

  /// The value, of that type.
  package let value: Any

  package init<Value>(_ value: Value) {
    type = Value.self
    self.value = value
  }

  /// Returns the value as what its type says that it is.
  package func value<Value>(as type: Value.Type) -> Value {
    guard let value = value as? Value else {
      preconditionFailure("an 'Element' of '\(self.type)' was read as '\(type)'")
    }
    return value
  }
}

extension Element {
  /// Returns the element of a view whose type is erased.
  package static func opening(_ view: any View) -> Element {
    func open<V: View>(_ view: V) -> Element { Element(view) }
    return open(view)
  }
}
