/// Hides its content and keeps its space.
nonisolated public struct _HiddenModifier: ViewModifier {
  public typealias Body = Never

  public init() {}
}

extension _HiddenModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _HiddenModifier>`.
  nonisolated public func hidden() -> some View {
    modifier(_HiddenModifier())
  }
}
