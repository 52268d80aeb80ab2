/// What the stored properties of a custom type hold, as far as a reader wants to see it.
enum PropertyValues {
  /// Returns the values of a value whose dynamic properties are installed, in the order of its
  /// properties: all dynamic ones, and plain ones of a simple type.
  static func values<Value>(of value: Value) -> [ElementValue] {
    StoredField.all(of: Value.self).compactMap { field in
      let read = { withUnsafeBytes(of: value) { bytes in bytes.baseAddress.map(field.value) } }
      if field.type is any RuntimeProperty.Type { return dynamic(field, read) }
      guard isSimple(field.type) else { return nil }
      return ElementValue(name: field.name) { read() ?? PlainText("") }
    }
  }

  /// Returns the values of the plain properties of a simple type.
  static func plainValues<Value>(of value: Value) -> [ElementValue] {
    StoredField.all(of: Value.self).filter { isSimple($0.type) }.map { field in
      ElementValue(name: field.name) {
        withUnsafeBytes(of: value) { bytes in bytes.baseAddress.map(field.value) } ?? PlainText("")
      }
    }
  }

  private static func dynamic(
    _ field: StoredField, _ read: @escaping () -> Any?
  ) -> ElementValue? {
    ElementValue(name: field.name) {
      guard let property = read() as? any RuntimeProperty else { return ShownValue.none }
      switch property.shownValue() {
      case .value(let value): return value
      case .missing: return PlainText("missing")
      case .none: return ShownValue.none
      }
    }
  }

  /// A Boolean value indicating whether values of a type are short and stand for themselves.
  private static func isSimple(_ type: Any.Type) -> Bool {
    switch type {
    case is String.Type, is String?.Type, is Bool.Type, is Bool?.Type, is any BinaryInteger.Type,
      is any BinaryFloatingPoint.Type, is Int?.Type, is Double?.Type:
      true
    default: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == enumKind
    }
  }

  /// The first word of an enum type's metadata, but for optionals (Swift ABI, `MetadataKind::Enum`).
  private static let enumKind = 0x201
}
