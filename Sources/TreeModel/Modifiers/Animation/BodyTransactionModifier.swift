/// Changes the transaction of the modifiers that a closure adds to its content.
///
/// What the closure makes is shown as the role `animation`, around a placeholder of the content.
nonisolated package struct BodyTransactionModifier<Result: View>: ViewModifier {
  package var result: Result
  package var transform: (inout Transaction) -> Void

  package typealias Body = Never

  package init(result: Result, transform: @escaping (inout Transaction) -> Void) {
    self.result = result
    self.transform = transform
  }
}

extension BodyTransactionModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("animation", \.result)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, BodyTransactionModifier<V>>`; the modifier's name is a guess.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      BodyTransactionModifier(result: body(PlaceholderContentView()), transform: transform))
  }

  /// Becomes `ModifiedContent<Self, BodyTransactionModifier<V>>`.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animation = animation }, body: body)
  }
}
