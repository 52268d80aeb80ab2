/// Runs an action for each new value: the form before iOS 17.
nonisolated public struct _ValueActionModifier<Value: Equatable>: ViewModifier {
  public var value: Value
  public var action: (Value) -> Void

  public typealias Body = Never

  public init(value: Value, action: @escaping (Value) -> Void) {
    self.value = value
    self.action = action
  }
}

extension _ValueActionModifier: PrimitiveViewModifier {}

/// Runs an action for each new value, with the old one.
nonisolated package struct _ValueActionModifier2<Value: Equatable>: ViewModifier {
  package var value: Value
  package var action: (Value, Value) -> Void

  package typealias Body = Never

  package init(value: Value, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.action = action
  }
}

extension _ValueActionModifier2: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _ValueActionModifier<V>>`.
  @available(iOS, deprecated: 17.0, message: "use the form with two values or none")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, action: action))
  }

  /// Becomes two layers: `_ValueActionModifier2<V>`, then `_AppearanceActionModifier` for `initial`.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier2(value: value, action: action))
      .onAppear(perform: initial ? { action(value, value) } : nil)
  }

  /// Becomes two layers: `_ValueActionModifier2<V>`, then `_AppearanceActionModifier` for `initial`.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
