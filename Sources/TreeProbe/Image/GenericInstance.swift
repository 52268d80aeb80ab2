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
    var name = MangledName()
    name.append(referenceTo: descriptor)
    name.append(UInt8(ascii: "y"))
    for argument in arguments { name.append(referenceTo: argument) }
    name.append(UInt8(ascii: "G"))
    return name.type
  }
}

/// A mangled name with symbolic references: control byte 2 and the distance, in 32 bits, from there
/// to a pointer to the context descriptor. The pointers lie beside the text, so that it does not
/// matter how far the descriptors are.
private struct MangledName {
  private var text: [UInt8] = []
  private var references: [(offset: Int, target: UnsafeRawPointer)] = []

  mutating func append(_ byte: UInt8) { text.append(byte) }

  mutating func append(referenceTo descriptor: TypeDescriptor) {
    text.append(2)
    references.append((text.count, descriptor.address))
    text += [0, 0, 0, 0]
  }

  /// The type that the runtime makes of the name. A name that made one stays in memory, as the
  /// runtime may keep pointers into it.
  var type: Any.Type? {
    let pointerSize = MemoryLayout<UnsafeRawPointer>.size
    let table = references.count * pointerSize
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: table + text.count, alignment: pointerSize)
    let start = memory + table
    start.copyMemory(from: text, byteCount: text.count)
    for (index, reference) in references.enumerated() {
      let pointer = memory + index * pointerSize
      pointer.storeBytes(of: reference.target, as: UnsafeRawPointer.self)
      let field = start + reference.offset
      field.storeBytes(of: Int32(pointer - field), as: Int32.self)
    }
    let type = _getTypeByMangledNameInContext(
      UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), UInt(text.count),
      genericContext: nil, genericArguments: nil)
    if type == nil { memory.deallocate() }
    return type
  }
}
