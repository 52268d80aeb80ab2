/// Takes the symbol effects off its content.
nonisolated public struct _SymbolEffectsRemovedModifier: ViewModifier {
  public var isEnabled: Bool

  public typealias Body = Never

  public init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }
}

extension _SymbolEffectsRemovedModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _SymbolEffectsRemovedModifier>`.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(_SymbolEffectsRemovedModifier(isEnabled: isEnabled))
  }
}
