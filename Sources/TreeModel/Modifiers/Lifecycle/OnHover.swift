/// Runs an action when the pointer enters and leaves its content.
nonisolated public struct _HoverRegionModifier: ViewModifier {
  public var callback: (Bool) -> Void

  public typealias Body = Never

  public init(callback: @escaping (Bool) -> Void) {
    self.callback = callback
  }
}

extension _HoverRegionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _HoverRegionModifier>`.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverRegionModifier(callback: action))
  }
}
