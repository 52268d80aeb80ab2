/// A nominal type's context descriptor, as the compiler lays it out (Swift ABI, `TypeMetadata.rst`).
package struct TypeDescriptor: @unchecked Sendable {
  let address: UnsafeRawPointer

  private enum Kind: UInt32 {
    case module = 0
    case extensionContext = 1
    case protocolType = 3
    case classType = 16
    case structType = 17
    case enumType = 18
  }

  private var flags: UInt32 { address.load(as: UInt32.self) }

  private var kind: Kind? { Kind(rawValue: flags & 0x1F) }

  private var isModule: Bool { kind == .module }

  /// A Boolean value indicating whether it is a struct, an enum or a class.
  var isType: Bool { [.classType, .structType, .enumType].contains(kind) }

  /// A Boolean value indicating whether the type or a type around it has generic parameters.
  package var isGeneric: Bool { flags & 0x80 != 0 }

  /// The type's own name; empty for contexts without one.
  var name: String { isType ? ownName : "" }

  private var ownName: String {
    let field = address + 8
    return String(
      cString: (field + Int(field.load(as: Int32.self))).assumingMemoryBound(to: CChar.self))
  }

  /// The context around it; nil at the module.
  var parent: TypeDescriptor? {
    let field = address + 4
    let offset = field.load(as: Int32.self)
    guard !isModule, offset != 0 else { return nil }
    let target = field + Int(offset & ~1)
    return TypeDescriptor(
      address: offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self))
  }

  /// The name of the module that declares it.
  package var moduleName: String {
    var context = self
    while let parent = context.parent { context = parent }
    return context.isModule ? context.ownName : ""
  }

  /// The names of the types around it and its own, joined by dots; without functions and extensions.
  package var qualifiedName: String {
    var names: [String] = []
    var context: TypeDescriptor? = self
    while let current = context {
      if current.isType { names.append(current.name) }
      context = current.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// A Boolean value indicating whether it is declared in an extension of another module's type or in
  /// one with constraints: other extensions leave no trace.
  var isInExtension: Bool {
    var context = parent
    while let current = context {
      if current.kind == .extensionContext { return true }
      context = current.parent
    }
    return false
  }

  /// The name with its module and the types around it: `Main.Outer.Style`, for protocols too.
  var nameWithModule: String {
    var names: [String] = []
    var context: TypeDescriptor? = self
    while let current = context {
      if current.kind != nil, current.kind != .extensionContext { names.append(current.ownName) }
      context = current.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// The type, where it is not generic.
  package var type: Any.Type? {
    guard isType, !isGeneric else { return nil }
    let field = address + 12
    let offset = field.load(as: Int32.self)
    guard offset != 0 else { return nil }
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let accessor = unsafeBitCast(field + Int(offset), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// The number of generic parameters of the type and the types around it.
  ///
  /// The generic context's header follows the descriptor's own fields: after a struct's 28 bytes or
  /// an enum's 28, or a class's 44, come two words of pattern pointers and then four 16-bit counts.
  var genericParameterCount: Int {
    guard isGeneric else { return 0 }
    let own = kind == .classType ? 44 : 28
    return Int((address + own + 8).load(as: UInt16.self))
  }
}
