/// Runs actions when its content appears and disappears.
nonisolated public struct _AppearanceActionModifier: ViewModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?

  public typealias Body = Never

  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceActionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _AppearanceActionModifier>`.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Becomes `ModifiedContent<Self, _AppearanceActionModifier>`.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}
