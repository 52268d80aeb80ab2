extension RenderTree {
  /// The nodes whose tasks were created and have not run.
  package var waitingTasks: [Int] {
    nodes.filter { $0.hooks?.task?.running == nil && $0.hooks?.task != nil }.map(\.number)
  }

  /// Runs the tasks that were created, those that actions began, and all that follows from them.
  ///
  /// Steps run one after the other. When none can go on, the tree is brought up to date, and then the
  /// time passes to where the next sleeper wakes. What waits for something else goes on waiting. What
  /// was given to the main queue, timers and the dates of timelines are steps too.
  ///
  /// - Parameter limit: the time that may pass.
  package func runTasks(for limit: Duration = .seconds(60)) {
    let end = driver.now + limit.nanoseconds
    runSteps(until: end, startsTasks: true) { false }
    driver.pass(to: end)
  }

  /// Runs a closure as a task, and what it waits for, until it has ended. Where a node is named it is cancelled when
  /// that goes.
  ///
  /// Tasks, timers and what else was there before wait until they are run. Only where the closure waits
  /// for one of them, so that it cannot go on by itself, they go on with it.
  ///
  /// - Returns: whether it has ended in the time that may pass.
  func runTask(
    of node: Int? = nil, for limit: Duration = .seconds(60),
    _ action: @escaping @Sendable () async -> Void
  ) -> Bool {
    let end = TaskEnd()
    let limit = driver.now + limit.nanoseconds
    driver.setAsideAll()
    driver.capture {
      let task = Task { @MainActor in
        await action()
        end.isReached = true
      }
      if let node { refreshes[node] = task }
    }
    runSteps(until: limit, startsTasks: false) { end.isReached }
    let waitsForOthers = !end.isReached && !driver.hasSleepers
    driver.takeBack()
    if waitsForOthers { runSteps(until: limit, startsTasks: false) { end.isReached } }
    if !end.isReached { driver.pass(to: limit) }
    return end.isReached
  }

  private func runSteps(until end: Int64, startsTasks: Bool, _ isDone: () -> Bool) {
    let start = driver.now
    var count = 0
    repeat {
      if startsTasks { startTasks() }
      while !isDone(), driver.runStep() {
        count += 1
        if count > Self.maximumSteps(in: driver.now - start) { reportEndlessTask(count) }
      }
      settle()
    } while !isDone()
      && ((startsTasks && !(waitingTasks.isEmpty && loadingNodes.isEmpty))
        || driver.waitForThreads()
        || driver.wakeNext(until: end))
  }

  /// Returns how many steps may be taken in some time: ten in a millisecond, and more to begin with.
  private static func maximumSteps(in nanoseconds: Int64) -> Int {
    100_000 + Int(nanoseconds / 100_000)
  }

  private func reportEndlessTask(_ count: Int) -> Never {
    RuntimeIssue(.neverSettles, "a task never ends: it has taken \(count - 1) steps").end()
  }

  private func startTasks() {
    startLoading()
    for number in waitingTasks {
      guard let task = node(number)?.hooks?.task else { continue }
      driver.capture {
        task.running = Task(priority: task.priority) { @MainActor [weak self, weak task] in
          await task?.action()
          if let task { self?.finish(task, of: number) }
        }
      }
    }
  }

  private func finish(_ task: HookTask, of number: Int) {
    guard node(number)?.hooks?.task === task else { return }
    task.hasFinished = true
    log?.add(.task(node: number, name: "finished"))
  }
}

/// Knows whether a task has ended.
@MainActor private final class TaskEnd {
  var isReached = false
}
