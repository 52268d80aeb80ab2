/// A button that switches the edit mode: a leaf.
nonisolated public struct EditButton: View {
  public typealias Body = Never

  public init() {}
}

extension EditButton: PrimitiveView {}
