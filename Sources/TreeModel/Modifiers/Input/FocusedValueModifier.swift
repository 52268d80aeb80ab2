public import Observation

/// Publishes a value while its content has the focus.
nonisolated package struct FocusedValueModifier<Value>: ViewModifier {
  package var keyPath: WritableKeyPath<FocusedValues, Value?>
  package var value: Value?

  package typealias Body = Never

  package init(keyPath: WritableKeyPath<FocusedValues, Value?>, value: Value?) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension FocusedValueModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, FocusedValueModifier<Value>>`; the modifier's name is a guess.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value))
  }

  /// Becomes `ModifiedContent<Self, FocusedValueModifier<Value>>`.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value))
  }

  /// Becomes `ModifiedContent<Self, FocusedValueModifier<T>>`.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value))
  }

  /// Becomes `ModifiedContent<Self, FocusedValueModifier<T>>`.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value))
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, FocusedValueModifier<T>>`.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(keyPath: \FocusedValues[object: FocusedObjectKey<T>()], value: object))
  }
}
