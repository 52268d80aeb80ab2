/// Refreshes the content of a view.
public struct RefreshAction: Sendable {
  package let action: @Sendable () async -> Void

  package init(action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  public func callAsFunction() async { await action() }
}

/// Renames what a view shows.
@MainActor @preconcurrency
public struct RenameAction {
  nonisolated(unsafe) package let action: () -> Void

  nonisolated package init(action: @escaping () -> Void) {
    self.action = action
  }

  public func callAsFunction() { action() }
}
