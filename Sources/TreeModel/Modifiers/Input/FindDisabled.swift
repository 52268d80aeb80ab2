/// Says whether one can find and replace in an editor.
nonisolated package struct FindDisabledModifier: ViewModifier {
  package var isDisabled: Bool
  package var isReplaceAlone: Bool

  package typealias Body = Never

  package init(isDisabled: Bool, isReplaceAlone: Bool) {
    self.isDisabled = isDisabled
    self.isReplaceAlone = isReplaceAlone
  }
}

extension FindDisabledModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, FindDisabledModifier>`; the modifier's name is a guess.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(FindDisabledModifier(isDisabled: isDisabled, isReplaceAlone: false))
  }

  /// Becomes `ModifiedContent<Self, FindDisabledModifier>`.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(FindDisabledModifier(isDisabled: isDisabled, isReplaceAlone: true))
  }
}
