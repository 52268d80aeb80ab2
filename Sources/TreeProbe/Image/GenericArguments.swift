import TreeModel

/// Finds arguments for the parameters of a generic view that is drawn by itself.
struct GenericArguments {
  /// What is tried for a parameter after the placeholder: types of the system, then the example's.
  private let candidates: [TypeDescriptor]

  private static let placeholders: [TypeDescriptor] = [
    _GenericPlaceholder0.self, _GenericPlaceholder1.self, _GenericPlaceholder2.self,
    _GenericPlaceholder3.self,
  ].compactMap(TypeDescriptor.init(of:))

  private static let systemTypes: [TypeDescriptor] = [
    Text.self, String.self, Int.self, Double.self, Rectangle.self, Color.self, Bool.self,
    Never.self,
  ].compactMap(TypeDescriptor.init(of:))

  /// How many combinations are tried before the search gives up.
  private static let limit = 20_000

  /// - Parameter exampleTypes: the types of the example, which may conform to protocols of its own.
  init(exampleTypes: [TypeDescriptor]) {
    candidates = Self.systemTypes + exampleTypes.filter { $0.isType && !$0.isGeneric }
  }

  /// Returns the type over placeholders where they meet its requirements, over other types where
  /// those do, else nil.
  func instance(of descriptor: TypeDescriptor) -> Any.Type? {
    let count = descriptor.genericParameterCount
    guard count > 0, count <= Self.placeholders.count else { return nil }
    let generic = GenericInstance(descriptor: descriptor)
    let choices = (0..<count).map { [Self.placeholders[$0]] + candidates }
    var indices = Array(repeating: 0, count: count)
    for _ in 0..<Self.limit {
      if let type = generic.type(arguments: zip(choices, indices).map { $0[$1] }) { return type }
      var position = count - 1
      while position >= 0 {
        indices[position] += 1
        if indices[position] < choices[position].count { break }
        indices[position] = 0
        position -= 1
      }
      if position < 0 { return nil }
    }
    return nil
  }
}

extension TypeDescriptor {
  /// The descriptor of a type that is a struct or an enum: the second word of its metadata.
  fileprivate init?(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard metadata[0] == 0x200 || metadata[0] == 0x201,
      let address = UnsafeRawPointer(bitPattern: metadata[1])
    else { return nil }
    self.init(address: address)
  }
}
