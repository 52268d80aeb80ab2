/// A button that pastes: a leaf.
nonisolated public struct PasteButton: View {
  public typealias Body = Never

  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {}

  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

extension PasteButton: PrimitiveView {}
