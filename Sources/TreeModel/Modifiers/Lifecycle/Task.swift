/// Runs a task while its content is shown.
nonisolated public struct _TaskModifier: ViewModifier {
  public var priority: TaskPriority
  public var action: @Sendable () async -> Void

  public typealias Body = Never

  public init(priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.priority = priority
    self.action = action
  }
}

extension _TaskModifier: PrimitiveViewModifier {}

/// Runs a task while its content is shown, and again for each new value.
nonisolated public struct _TaskValueModifier<Value: Equatable>: ViewModifier {
  public var value: Value
  public var priority: TaskPriority
  public var action: @Sendable () async -> Void

  public typealias Body = Never

  public init(value: Value, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.value = value
    self.priority = priority
    self.action = action
  }
}

extension _TaskValueModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _TaskModifier>`.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// Becomes `ModifiedContent<Self, _TaskValueModifier<T>>`.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(value: value, priority: priority, action: action))
  }

  /// Becomes `ModifiedContent<Self, _TaskModifier>`.
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(priority: priority, action)
  }

  /// Becomes `ModifiedContent<Self, _TaskValueModifier<T>>`.
  nonisolated public func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: value, priority: priority, action)
  }
}
