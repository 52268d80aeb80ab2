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

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  package let name: String

  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

extension View {
  /// Becomes `ModifiedContent<Self, DefaultScrollAnchorModifier>`.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    modifier(DefaultScrollAnchorModifier(anchor: anchor))
  }
}
