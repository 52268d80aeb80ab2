/// Explains its content where the pointer rests.
nonisolated package struct _TooltipModifier: ViewModifier {
  package var text: Text

  package typealias Body = Never

  package init(text: Text) {
    self.text = text
  }
}

extension _TooltipModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _TooltipModifier>`.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(_TooltipModifier(text: text))
  }

  /// Becomes `ModifiedContent<Self, _TooltipModifier>`.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Becomes `ModifiedContent<Self, _TooltipModifier>`.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}
