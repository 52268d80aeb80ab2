/// Changes the transaction of its content.
nonisolated public struct _TransactionModifier: ViewModifier {
  public var transform: (inout Transaction) -> Void

  public typealias Body = Never

  public init(transform: @escaping (inout Transaction) -> Void) {
    self.transform = transform
  }
}

extension _TransactionModifier: PrimitiveViewModifier {}

/// Changes the transaction of its content where a value changes.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
  public var value: Value
  public var transform: (inout Transaction) -> Void

  public typealias Body = Never

  public init(value: Value, transform: @escaping (inout Transaction) -> Void) {
    self.value = value
    self.transform = transform
  }
}

extension _ValueTransactionModifier: PrimitiveViewModifier {}

/// Changes the transaction of a modifier alone.
nonisolated public struct _PushPopTransactionModifier<Content: ViewModifier>: ViewModifier {
  public var content: Content
  public var transform: (inout Transaction) -> Void

  public typealias Body = Never

  public init(content: Content, transform: @escaping (inout Transaction) -> Void) {
    self.content = content
    self.transform = transform
  }
}

extension _PushPopTransactionModifier: PrimitiveViewModifier, OuterModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.inner(\.content)
  }

  var inner: Element { Element(content) }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TransactionModifier>`.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Becomes `ModifiedContent<Self, _ValueTransactionModifier<V>>`.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Becomes `ModifiedContent<Self, _TransactionModifier>`: the form without a value.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      guard !transaction.disablesAnimations else { return }
      transaction.animation = animation
    }
  }
}

extension ViewModifier {
  /// Becomes `_PushPopTransactionModifier<Self>`.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    _PushPopTransactionModifier(content: self, transform: transform)
  }

  /// Becomes `_PushPopTransactionModifier<Self>`.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { $0.animation = animation }
  }
}
