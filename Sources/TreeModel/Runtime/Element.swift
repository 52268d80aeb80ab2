/// A view, a modifier, a scene or the like as a value, with its static type.
package struct Element {
  /// The type by which it stands in the tree.
  package let type: Any.Type

  private let stored: Any

  package init<Value>(_ value: Value) {
    type = Value.self
    stored = value
  }

  /// The value, to be cast to what its type conforms to.
  ///
  /// An optional is hidden in a box: a cast would find what it wraps, which is a node of its own.
  package var value: Any {
    type is any OptionalValue.Type ? HiddenOptional(optional: stored) : stored
  }

  /// Returns the value as what its type says that it is.
  package func value<Value>(as type: Value.Type) -> Value {
    guard let value = stored as? Value else {
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

/// Keeps an optional from being cast to what it wraps.
private struct HiddenOptional {
  let optional: Any
}
