/// Keeps the colours of its content where others are inverted.
nonisolated public struct _AccessibilityIgnoresInvertColorsViewModifier: ViewModifier {
  public var active: Bool

  public typealias Body = Never

  public init(active: Bool) {
    self.active = active
  }
}

extension _AccessibilityIgnoresInvertColorsViewModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _AccessibilityIgnoresInvertColorsViewModifier>`.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(_AccessibilityIgnoresInvertColorsViewModifier(active: active))
  }
}
