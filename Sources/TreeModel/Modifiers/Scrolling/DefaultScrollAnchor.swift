/// Sets where a scroll view starts.
nonisolated package struct DefaultScrollAnchorModifier: ViewModifier {
  package var anchor: UnitPoint?

  package typealias Body = Never

  package init(anchor: UnitPoint?) {
    self.anchor = anchor
  }
}

extension DefaultScrollAnchorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, DefaultScrollAnchorModifier>`.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(DefaultScrollAnchorModifier(anchor: anchor))
  }
}
