/// Ends the search around a view.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated(unsafe) package let action: () -> Void

  nonisolated package init(action: @escaping () -> Void = {}) {
    self.action = action
  }

  public func callAsFunction() { action() }
}
