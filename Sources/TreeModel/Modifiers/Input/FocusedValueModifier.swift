public import Observation

/// Publishes a value while its content, or its scene, has the focus.
nonisolated package struct FocusedValueModifier<Value>: ViewModifier {
  package var keyPath: WritableKeyPath<FocusedValues, Value?>
  package var value: Value?

  /// A Boolean value indicating whether it is enough that its scene has the focus.
  package var isOfScene: Bool

  package typealias Body = Never

  package init(
    keyPath: WritableKeyPath<FocusedValues, Value?>, value: Value?, isOfScene: Bool = false
  ) {
    self.keyPath = keyPath
    self.value = value
    self.isOfScene = isOfScene
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
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }

  /// Becomes `ModifiedContent<Self, FocusedValueModifier<T>>`.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, FocusedValueModifier<T>>`.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(keyPath: \FocusedValues[object: FocusedObjectKey<T>()], value: object))
  }
}
