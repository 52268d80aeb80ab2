// Tabs that are dragged and dropped on, as views are.

extension TabContent {
  /// Becomes `ModifiedContent<Self, DraggableModifier<T>>`, as of a view.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> { modified(DraggableModifier(payload: payload)) }

  /// Becomes `ModifiedContent<Self, DropDestinationModifier<T>>`, as of a view.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    modified(
      DropDestinationModifier<T>(
        action: { items, _ in
          action(items)
          return true
        }, isTargeted: { _ in }))
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<SpringLoadingBehavior>>`, as of a view.
  nonisolated public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> {
    modified(
      _EnvironmentKeyWritingModifier(
        keyPath: \EnvironmentValues.springLoadingBehavior, value: behavior))
  }
}
