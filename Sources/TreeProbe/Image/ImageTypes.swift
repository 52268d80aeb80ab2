/// The nominal types that loaded images declare, read from their type records.
package struct ImageTypes {
  /// The type record sections: where each starts and ends.
  private let sections: [UnsafeRawPointer: UnsafeRawPointer]

  /// Reads which images are loaded now.
  package init() {
    self.init(
      sections: Dictionary(
        MetadataSections.all(.types).map { ($0.start, $0.end) }, uniquingKeysWith: { $1 }))
  }

  /// The state before any image is loaded.
  package static var none: ImageTypes { ImageTypes(sections: [:]) }

  private init(sections: [UnsafeRawPointer: UnsafeRawPointer]) {
    self.sections = sections
  }

  /// Returns the descriptors of the structs, enums and classes that were loaded since, in the images' order.
  package func descriptors(loadedSince earlier: ImageTypes) -> [TypeDescriptor] {
    var descriptors: [TypeDescriptor] = []
    let new = sections.filter { earlier.sections[$0.key] == nil }
    for (start, end) in new.sorted(by: { $0.key < $1.key }) {
      for record in stride(from: start, to: end, by: 4) {
        guard let descriptor = Self.descriptor(of: record), descriptor.isType else { continue }
        descriptors.append(descriptor)
      }
    }
    return descriptors
  }

  /// A type record is a 32-bit relative pointer; its two low bits tell how it points.
  private static func descriptor(of record: UnsafeRawPointer) -> TypeDescriptor? {
    let offset = record.load(as: Int32.self)
    let target = record + Int(offset & ~3)
    switch offset & 3 {
    case 0: return TypeDescriptor(address: target)
    case 1: return TypeDescriptor(address: target.load(as: UnsafeRawPointer.self))
    default: return nil
    }
  }
}
