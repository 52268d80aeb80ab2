/// Shows the indicators of the scroll views in its content for a moment.
nonisolated package struct ScrollIndicatorsFlashModifier<Value: Equatable>: ViewModifier {
  package var trigger: Value

  package typealias Body = Never

  package init(trigger: Value) {
    self.trigger = trigger
  }
}

extension ScrollIndicatorsFlashModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollIndicatorsFlashModifier<Bool>>`.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollIndicatorsFlashModifier(trigger: onAppear))
  }

  /// Becomes `ModifiedContent<Self, ScrollIndicatorsFlashModifier<Value>>`.
  nonisolated public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View
  {
    modifier(ScrollIndicatorsFlashModifier(trigger: value))
  }
}
