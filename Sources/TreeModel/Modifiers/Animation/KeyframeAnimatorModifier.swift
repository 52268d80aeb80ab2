/// Runs its content through keyframes.
nonisolated package struct KeyframeAnimatorModifier<
  Value, KeyframePath: Keyframes, Source: View, Content: View
>: ViewModifier {
  package var initialValue: Value
  package var content: (PlaceholderContentView<Source>, Value) -> Content
  package var keyframes: (Value) -> KeyframePath

  package typealias Body = Never

  package init(
    initialValue: Value, content: @escaping (PlaceholderContentView<Source>, Value) -> Content,
    keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimatorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, KeyframeAnimatorModifier<...>>`; the modifier's name is a guess.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @Sendable @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier(initialValue: initialValue, content: content, keyframes: keyframes))
  }

  /// Becomes `ModifiedContent<Self, KeyframeAnimatorModifier<...>>`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @Sendable @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeAnimatorModifier(initialValue: initialValue, content: content, keyframes: keyframes))
  }
}
