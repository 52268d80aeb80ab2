import Foundation

/// The actions that wait until an update is done.
struct PendingActions {
  struct Action {
    let node: Int
    let level: Int
    let name: String
    let detail: String?
    let run: () -> Void
  }

  var changes: [Action] = []

  /// What disappears before anything appears: views with the transition `identity`.
  var firstDisappearances: [Action] = []
  var disappearances: [Action] = []

  /// What follows from the end of a presentation.
  var dismissals: [Action] = []

  var isEmpty: Bool {
    changes.isEmpty && disappearances.isEmpty && firstDisappearances.isEmpty && dismissals.isEmpty
  }
}

extension RenderTree {
  /// Runs an action of the user's and all that follows from it.
  package func perform(_ action: () -> Void) {
    // An action within an action is part of it.
    guard !isPerforming else { return action() }
    isPerforming = true
    defer { isPerforming = false }
    performSeparated(action)
    settle()
  }

  /// Runs an action, and updates the tree between its transactions.
  private func performSeparated(_ action: () -> Void) {
    let update: () -> Void = { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.log?.afterActions?(self)
        self.runUpdates()
      }
    }
    // A task that the action begins waits until tasks are run.
    driver.capture { Transaction.separated(by: update, action) }
  }

  /// Updates the tree and runs hooks until nothing is left to do.
  package func settle() {
    var rounds = 0
    log?.afterActions?(self)
    repeat {
      followDefaults()
      runUpdates()
      placeColumns()
      updatePreferences()
      updateSelectionMenus()
      if runHooks() { log?.afterActions?(self) }
      // Which pages and sheets are shown is known by now.
      updateColorSchemes()
      selectTabs()
      publishFocusedValues()
      rounds += 1
      if rounds > Self.maximumRounds {
        RuntimeIssue(
          .neverSettles, "the update never settles: its actions cause new ones without end"
        ).end()
      }
    } while !queue.isEmpty || !actions.isEmpty || !insertedRoots.isEmpty
      || !changedVisibility.isEmpty
    for number in firedHooks { node(number)?.hooks?.rounds = 0 }
    firedHooks = []
  }

  private static let maximumRounds = 1000

  /// Tells views and others of what actions have written to the user's defaults.
  private func followDefaults() {
    driver.capture {
      for entry in shared.defaults { entry.refresh() }
      shared.standardDefaults.tellOfChanges()
    }
  }

  /// How often a hook may change what it follows from in one update. SwiftUI's count differs from
  /// case to case (docs/behaviour.md 59).
  private static let maximumChanges = 8

  // MARK: - Noting

  /// Notes what the hooks of a node that was built have to do.
  func noteHooks(of node: RenderNode, replacing old: NodeContent) {
    guard log != nil, let element = node.content.element else { return }
    let value = element.value
    if value is any AppearanceHook { _ = node.madeHooks() }
    let roles = NodeRole.of(element.type)
    nodesByRole.insert(node.number, roles)
    if roles.contains(.focusPublisher) { hasNewPublishers = true }
    noteChange(of: node, value, replacing: old)
    noteTask(of: node, value, replacing: old)
    noteSubscription(of: node, value, replacing: old)
    noteTimeline(of: node, value)
  }

  private func noteChange(of node: RenderNode, _ value: Any, replacing old: NodeContent) {
    guard let hook = value as? any ChangeHook, let old = old.element?.value,
      let change = hook.action(from: old)
    else { return }
    var printer = ValueText()
    addChange(
      at: node, "onChange",
      detail: "\(printer.text(of: change.old)) → \(printer.text(of: change.new))",
      excess: "onChange(of: \(_typeName(change.type, qualified: false))) action", change.run)
  }

  /// Adds an action that follows from a changed value, unless it has run too often in this update.
  ///
  /// - Parameters:
  ///   - node: the node of the hook.
  ///   - name: the hook's name.
  ///   - detail: what changed.
  ///   - excess: what tried to run too often, as SwiftUI calls it.
  ///   - run: the action.
  func addChange(
    at node: RenderNode, _ name: String, detail: String, excess: String,
    _ run: @escaping () -> Void
  ) {
    let hooks = node.madeHooks()
    hooks.rounds += 1
    firedHooks.insert(node.number)
    if hooks.rounds == Self.maximumChanges + 1 {
      RuntimeIssue(
        .neverSettles, "\(excess) tried to update multiple times per frame.",
        subject: node.mount.owner
      ).report()
    }
    guard hooks.rounds <= Self.maximumChanges else { return }
    actions.changes.append(
      PendingActions.Action(
        node: node.number, level: node.level, name: name, detail: detail, run: run))
  }

  private func noteTask(of node: RenderNode, _ value: Any, replacing old: NodeContent) {
    guard let hook = value as? any TaskHook else { return }
    let hooks = node.madeHooks()
    guard let old = old.element?.value, hook.isRestarted(from: old), hooks.task != nil else {
      return
    }
    driver.capture { hooks.task?.running?.cancel() }
    hooks.task = HookTask(hook)
    log?.add(.task(node: node.number, name: "restarted"))
  }

  private func noteSubscription(
    of node: RenderNode, _ value: Any, replacing old: NodeContent
  ) {
    guard let hook = value as? any PublisherHook else { return }
    let hooks = node.madeHooks()
    if let old = old.element?.value, hook.isResubscribed(from: old) {
      driver.capture { hooks.unsubscribe() }
    }
    guard hooks.subscription == nil else { return }
    hooks.subscription = driver.capture {
      hook.subscribe { [weak self, weak node] value, action in
        MainActor.assumeIsolated {
          guard let self, let node, let hook = node.content.element?.value else { return }
          self.actions.changes.append(
            PendingActions.Action(
              node: node.number, level: node.level, name: "onReceive",
              detail: self.text(ofReceived: value)
            ) { action(hook) })
        }
      }
    }
  }

  /// Returns what is told of a value that was received: of a timer's date, the time that has passed.
  private func text(ofReceived value: Any) -> String {
    var printer = ValueText()
    guard let date = value as? Date, abs(date.timeIntervalSinceNow) < 0.001 else {
      return printer.text(of: value)
    }
    return "at \(printer.text(of: (Double(driver.now) / 1e6).rounded() / 1e3)) s"
  }

  // MARK: - Running

  /// - Returns: whether there were any.
  private func runHooks() -> Bool {
    let found = appearances()
    let changes = actions.changes.sorted { ($1.level, $0.node) < ($0.level, $1.node) }
    let disappearances = actions.disappearances + found.disappear
    let first = actions.firstDisappearances
    let dismissals = actions.dismissals
    actions = PendingActions()
    let all = first + changes + found.appear + disappearances + dismissals
    for action in all { run(action) }
    for node in found.tasks { createTask(node) }
    return !all.isEmpty
  }

  private func run(_ action: PendingActions.Action) {
    log?.add(.hook(node: action.node, name: action.name, detail: action.detail))
    performSeparated(action.run)
  }

  private func createTask(_ number: Int) {
    guard let node = node(number), let hooks = node.hooks, hooks.task == nil,
      let hook = node.content.element?.value as? any TaskHook
    else { return }
    hooks.task = HookTask(hook)
    log?.add(.task(node: number, name: "created"))
  }

  private func cancelTask(_ node: RenderNode) {
    guard let task = node.hooks?.task else { return }
    driver.capture { task.running?.cancel() }
    node.hooks?.task = nil
    if !task.hasFinished { log?.add(.task(node: node.number, name: "cancelled")) }
  }
}

// MARK: - Appearance

extension RenderTree {
  private struct Appearances {
    var appear: [PendingActions.Action] = []
    var disappear: [PendingActions.Action] = []
    var tasks: [Int] = []
  }

  /// Finds out what appeared and disappeared, the innermost first.
  private func appearances() -> Appearances {
    var candidates: [Int] = []
    var seen: Set<Int> = []
    func add(_ number: Int) {
      guard let node = node(number), node.hooks != nil, seen.insert(number).inserted else { return }
      candidates.append(number)
    }
    selectTabs()
    notePresentations()
    noteScreens()
    for root in insertedRoots + changedVisibility {
      for number in postorder(root) { add(number) }
    }
    for number in insertedRoots.compactMap({ node($0)?.parent }) + changedParents {
      var current = node(number)
      while let node = current, ListRole(of: node) != .element {
        add(node.number)
        current = node.parent.flatMap(self.node)
      }
    }
    insertedRoots = []
    changedParents = []
    changedVisibility = []
    var result = Appearances()
    for number in candidates {
      if let node = node(number) { noteAppearance(of: node, in: &result) }
    }
    return result
  }

  private func noteAppearance(of node: RenderNode, in result: inout Appearances) {
    guard let hooks = node.hooks, let value = node.content.element?.value else { return }
    let isShown = isShown(node) && !elements(of: node).isEmpty
    // A hook on several elements appears with the first and disappears with the last.
    guard isShown != hooks.isShown else { return }
    hooks.isShown = isShown
    if let hook = value as? any AppearanceHook {
      if isShown, let action = hook.appearHook {
        result.appear.append(self.action(node, "onAppear", action))
      }
      if !isShown, let action = hook.disappearHook {
        result.disappear.append(self.action(node, "onDisappear", action))
      }
    }
    guard value is any TaskHook else { return }
    if isShown {
      result.tasks.append(node.number)
    } else {
      cancelTask(node)
    }
  }

  private func action(
    _ node: RenderNode, _ name: String, _ run: @escaping () -> Void
  ) -> PendingActions.Action {
    PendingActions.Action(
      node: node.number, level: node.level, name: name, detail: nil, run: run)
  }

  /// Notes that hooks of nodes that are about to go have to run.
  ///
  /// - Parameter nodes: the nodes of one subtree, in preorder.
  func noteDisappearance(of nodes: [RenderNode]) {
    guard log != nil, let root = nodes.first else { return }
    let hasIdentityTransition = nodes.contains {
      ($0.content.element?.value as? any TransitionHook)?.isIdentity == true
    }
    for number in postorder(root.number) {
      if let node = node(number), let action = dismissal(of: node), self.root != root.number {
        actions.dismissals.append(action)
      }
      if let refresh = refreshes.removeValue(forKey: number) { driver.capture(refresh.cancel) }
      guard let node = node(number), let hooks = node.hooks else { continue }
      cancelTask(node)
      guard hooks.isShown, let hook = node.content.element?.value as? any AppearanceHook,
        let action = hook.disappearHook
      else { continue }
      hooks.isShown = false
      let found = self.action(node, "onDisappear", action)
      if hasIdentityTransition {
        actions.firstDisappearances.append(found)
      } else {
        actions.disappearances.append(found)
      }
    }
  }

  /// Returns the nodes of a subtree, children before their parents.
  func postorder(_ root: Int) -> [Int] {
    var found: [Int] = []
    var pending: [(number: Int, isDone: Bool)] = [(root, false)]
    while let (number, isDone) = pending.popLast() {
      guard let node = node(number) else { continue }
      if isDone {
        found.append(number)
      } else {
        pending.append((number, true))
        pending.append(contentsOf: node.children.reversed().map { ($0, false) })
      }
    }
    return found
  }

  /// Returns whether nothing above a node hides it: the window of a lazy container, another tab, a page. What
  /// is presented is not hidden by what becomes of what it is presented over.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - ignoresPages: whether a page does not hide what it is pushed over.
  /// - Returns: whether it is shown.
  func isShown(_ node: RenderNode, ignoringPages ignoresPages: Bool = false) -> Bool {
    var current = node
    while true {
      if shownPresentations.contains(current.number) { return true }
      if let window = current.mount.window, window.hidden.contains(current.number) { return false }
      if hiddenUnits.contains(current.number) { return false }
      if ignoresPages {
        // What is below a page can present something.
      } else if let stack = stackShowing(current) {
        guard topScreens[stack.number] == current.number else { return false }
        current = stack
      } else if let column = columnShowing(current) {
        guard topPage(of: column) == current.number, let split = self.node(column.split) else {
          return false
        }
        current = split
      } else if current.content.element?.value is any PageContainer, current.number != node.number,
        topScreens[current.number] != nil
      {
        return false
      }
      guard let number = current.parent, let parent = self.node(number) else { return true }
      current = parent
    }
  }
}

/// A modifier that says how its content comes and goes.
protocol TransitionHook {
  var isIdentity: Bool { get }
}
