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
    let start = driver.now
    let end = start + limit.nanoseconds
    var count = 0
    repeat {
      startTasks()
      while driver.runStep() {
        count += 1
        if count > Self.maximumSteps(in: driver.now - start) { reportEndlessTask(count) }
      }
      settle()
    } while !waitingTasks.isEmpty || driver.waitForThreads() || driver.wakeNext(until: end)
    driver.pass(to: end)
  }

  /// Returns how many steps may be taken in some time: ten in a millisecond, and more to begin with.
  private static func maximumSteps(in nanoseconds: Int64) -> Int {
    100_000 + Int(nanoseconds / 100_000)
  }

  private func reportEndlessTask(_ count: Int) -> Never {
    RuntimeIssue(.neverSettles, "a task never ends: it has taken \(count - 1) steps").end()
  }

  private func startTasks() {
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
    log?.add(.task(node: number, name: "finished"))
  }
}
