public import Combine

/// A view that acts on what a publisher sends: what `.onReceive(_:perform:)` gives.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  public typealias Body = Never

  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.content(\.content)
  }
}

extension View {
  /// Becomes `SubscriptionView<P, Self>`.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
