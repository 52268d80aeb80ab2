/// Runs an action for each new value of its content's geometry.
nonisolated package struct _GeometryActionModifier<Value: Equatable>: ViewModifier {
  package var value: (GeometryProxy) -> Value
  package var action: (Value) -> Void

  package typealias Body = Never

  package init(value: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void) {
    self.value = value
    self.action = action
  }
}

extension _GeometryActionModifier: PrimitiveViewModifier {}

/// Runs an action for each new value of its content's geometry, with the old one.
nonisolated package struct _GeometryActionModifier2<Value: Equatable>: ViewModifier {
  package var value: (GeometryProxy) -> Value
  package var action: (Value, Value) -> Void

  package typealias Body = Never

  package init(value: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void)
  {
    self.value = value
    self.action = action
  }
}

extension _GeometryActionModifier2: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _GeometryActionModifier<T>>`.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(value: transform, action: action))
  }

  /// Becomes `ModifiedContent<Self, _GeometryActionModifier2<T>>`.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier2(value: transform, action: action))
  }
}
