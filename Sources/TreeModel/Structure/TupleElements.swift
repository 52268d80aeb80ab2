@_spi(Reflection) import Swift

/// The elements of a tuple type.
package struct TupleElements {
  /// The types of the elements in order; the type itself where it is no tuple.
  package private(set) var types: [Any.Type] = []

  /// The offset of each element in bytes from the start of the tuple.
  package private(set) var offsets: [Int] = []

  package init(of type: Any.Type) {
    var types: [Any.Type] = []
    var offsets: [Int] = []
    let isTuple = Self.isTuple(type)
    if isTuple {
      _ = _forEachField(of: type) { _, offset, element, _ in
        types.append(element)
        offsets.append(offset)
        return true
      }
    } else {
      types = [type]
      offsets = [0]
    }
    self.types = types
    self.offsets = offsets
  }

  /// The first word of a tuple type's metadata (Swift ABI, `MetadataKind::Tuple`).
  private static let tupleKind = 0x301

  private static func isTuple(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == tupleKind
  }
}
