/// A container that a person can refresh by pulling it down.
private protocol RefreshableContainer {
  var canBePulled: Bool { get }
}

extension List: RefreshableContainer {
  fileprivate var canBePulled: Bool { true }
}

extension Form: RefreshableContainer {
  fileprivate var canBePulled: Bool { true }
}

extension ScrollView: RefreshableContainer {
  fileprivate var canBePulled: Bool { axes.contains(.vertical) }
}

extension RenderNode {
  /// A Boolean value indicating whether it is a container that has an action to refresh it.
  @MainActor var isRefreshable: Bool {
    guard let container = content.element?.value as? any RefreshableContainer else { return false }
    return container.canBePulled && environment.refresh != nil
  }
}

extension RenderTree {
  /// Pulls a container down: runs the action in its environment as a task until it has ended. The task is cancelled
  /// where the container goes meanwhile.
  func pull(_ node: RenderNode) {
    guard let refresh = node.environment.refresh else { return }
    log?.add(.hook(node: node.number, name: "refreshable", detail: nil))
    let hasEnded = runTask(of: node.number) { await refresh() }
    log?.add(.task(node: node.number, name: hasEnded ? "finished" : "waits"))
  }
}
