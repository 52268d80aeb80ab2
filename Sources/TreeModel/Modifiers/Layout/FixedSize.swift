/// Keeps its content at its ideal size.
nonisolated public struct _FixedSizeLayout: ViewModifier {
  public var horizontal: Bool
  public var vertical: Bool

  public typealias Body = Never

  public init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension _FixedSizeLayout: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _FixedSizeLayout>`.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Becomes `ModifiedContent<Self, _FixedSizeLayout>`.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}
