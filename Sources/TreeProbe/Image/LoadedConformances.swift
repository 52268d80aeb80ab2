/// The types that the loaded images make conform to protocols, generic ones too.
package struct LoadedConformances {
  private let types: Set<UnsafeRawPointer>

  /// Reads which types conform to one of several protocols.
  ///
  /// - Parameter protocols: the protocols as types: `(any View).self`.
  package init(to protocols: Any.Type...) {
    let wanted = Set(protocols.compactMap(Self.descriptor))
    var types: Set<UnsafeRawPointer> = []
    for section in MetadataSections.all(.conformances) {
      for record in stride(from: section.start, to: section.end, by: 4) {
        let conformance = record + Int(record.load(as: Int32.self))
        guard wanted.contains(Self.target(of: conformance)) else { continue }
        // Bits 3 to 5 of the flags tell how the type is named: 0 and 1 by its descriptor.
        let flags = (conformance + 12).load(as: UInt32.self)
        let reference = conformance + 4
        let target = reference + Int(reference.load(as: Int32.self))
        switch (flags >> 3) & 7 {
        case 0: types.insert(target)
        case 1: types.insert(target.load(as: UnsafeRawPointer.self))
        default: break
        }
      }
    }
    self.types = types
  }

  /// Returns a Boolean value indicating whether a type conforms, under conditions or without.
  package func contains(_ type: TypeDescriptor) -> Bool { types.contains(type.address) }

  /// A relative pointer whose lowest bit tells whether it points to a pointer.
  private static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer {
    let offset = field.load(as: Int32.self)
    let target = field + Int(offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
  }

  /// The descriptor of an existential's one protocol: the third word of its metadata.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafePointer<UInt>.self)
    guard metadata[0] == 0x303 else { return nil }
    return UnsafeRawPointer(bitPattern: metadata[2])
  }
}
