import Glibc

/// Makes a type of a generic type's descriptor and arguments, with the runtime's own check of the
/// type's requirements.
///
/// It asks the runtime for a mangled name that refers to the descriptor and to each argument by
/// symbolic references, which works for private and local types too.
struct GenericInstance {
  let descriptor: TypeDescriptor

  /// Returns the type with the given arguments, or nil where they do not meet its requirements.
  ///
  /// - Parameter arguments: descriptors of the arguments, which must not be generic.
  /// - Returns: the type.
  func type(arguments: [TypeDescriptor]) -> Any.Type? {
    guard let page = Self.page else { return nil }
    var length = 0
    func put(_ byte: UInt8) {
      page.storeBytes(of: byte, toByteOffset: length, as: UInt8.self)
      length += 1
    }
    /// Control byte 1: a direct reference to a context descriptor, relative to its own place.
    func put(referenceTo descriptor: TypeDescriptor) -> Bool {
      put(1)
      guard let offset = Int32(exactly: descriptor.address - UnsafeRawPointer(page + length))
      else { return false }
      withUnsafeBytes(of: offset) { bytes in bytes.forEach(put) }
      return true
    }
    guard put(referenceTo: descriptor) else { return nil }
    put(UInt8(ascii: "y"))
    for argument in arguments where !put(referenceTo: argument) { return nil }
    put(UInt8(ascii: "G"))
    return _getTypeByMangledNameInContext(
      UnsafePointer(page.assumingMemoryBound(to: UInt8.self)), UInt(length), genericContext: nil,
      genericArguments: nil)
  }

  /// A page in the region where libraries are mapped, so that 32-bit relative references reach.
  private nonisolated(unsafe) static let page: UnsafeMutableRawPointer? = {
    let page = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return page == MAP_FAILED ? nil : page
  }()
}
