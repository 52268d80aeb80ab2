internal import Combine

/// A modifier that does something when its content appears and disappears.
protocol AppearanceHook {
  var appearHook: (() -> Void)? { get }
  var disappearHook: (() -> Void)? { get }
}

extension _AppearanceActionModifier: AppearanceHook {
  var appearHook: (() -> Void)? { appear }
  var disappearHook: (() -> Void)? { disappear }
}

/// A modifier that does something when a value has changed.
protocol ChangeHook {
  /// Returns what is to be done where the value differs from that of the modifier before.
  func action(from old: Any) -> ChangeAction?
}

/// What a change leads to.
struct ChangeAction {
  /// The type of the value.
  let type: Any.Type
  let old: Any
  let new: Any
  let run: () -> Void
}

extension _ValueActionModifier: ChangeHook {
  /// The closure that runs is that from before the change (docs/behaviour.md 54).
  func action(from old: Any) -> ChangeAction? {
    guard let old = old as? Self, old.value != value else { return nil }
    let value = value
    return ChangeAction(type: Value.self, old: old.value, new: value) { old.action(value) }
  }
}

extension _ValueActionModifier2: ChangeHook {
  /// The closure that runs is the new one (docs/behaviour.md 55).
  func action(from old: Any) -> ChangeAction? {
    guard let old = old as? Self, old.value != value else { return nil }
    let new = self
    return ChangeAction(type: Value.self, old: old.value, new: value) {
      new.action(old.value, new.value)
    }
  }
}

/// A modifier that runs a task while its content is shown.
protocol TaskHook {
  var taskAction: @Sendable () async -> Void { get }
  var taskPriority: TaskPriority { get }

  /// Returns whether the task of the modifier before is cancelled and another one created.
  func isRestarted(from old: Any) -> Bool
}

extension _TaskModifier: TaskHook {
  var taskAction: @Sendable () async -> Void { action }
  var taskPriority: TaskPriority { priority }

  func isRestarted(from old: Any) -> Bool { false }
}

extension _TaskValueModifier: TaskHook {
  var taskAction: @Sendable () async -> Void { action }
  var taskPriority: TaskPriority { priority }

  func isRestarted(from old: Any) -> Bool {
    (old as? Self).map { $0.value != value } ?? false
  }
}

/// A view that does something with what a publisher sends.
protocol PublisherHook {
  /// Returns whether the publisher is another one than that of the view before.
  func isResubscribed(from old: Any) -> Bool

  /// Subscribes to the publisher.
  ///
  /// - Parameter receive: is given each value and what the view, as it is by then, does with it.
  /// - Returns: the subscription.
  func subscribe(_ receive: @escaping (Any, @escaping (Any) -> Void) -> Void) -> AnyCancellable
}

extension SubscriptionView: PublisherHook {
  func isResubscribed(from old: Any) -> Bool {
    (old as? Self).map { !ValueComparison.areEqual($0.publisher, publisher) } ?? false
  }

  func subscribe(_ receive: @escaping (Any, @escaping (Any) -> Void) -> Void) -> AnyCancellable {
    publisher.sink { value in receive(value) { ($0 as? Self)?.action(value) } }
  }
}

/// What the hooks of a node know.
final class NodeHooks {
  /// A Boolean value indicating whether any element of its content has appeared.
  var isShown = false

  /// How often its action ran in one update.
  var rounds = 0

  /// The task that was created and not run yet, or that runs.
  var task: HookTask?
  var subscription: AnyCancellable?

  /// How often a timeline has begun to wait for the dates of a schedule.
  var timeline = 0

  /// Ends the subscription to a publisher.
  func unsubscribe() {
    subscription?.cancel()
    subscription = nil
  }
}

/// A task that a modifier created.
final class HookTask {
  let action: @Sendable () async -> Void
  let priority: TaskPriority
  var running: Task<Void, Never>?
  var hasFinished = false

  init(_ hook: any TaskHook) {
    action = hook.taskAction
    priority = hook.taskPriority
  }
}
