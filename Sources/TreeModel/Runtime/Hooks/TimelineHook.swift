import Foundation

/// A view whose content is made anew at the dates of a schedule.
protocol TimelineHook {
  /// The first date after a date at which the content is made anew; nil where there is none.
  func nextDate(after date: Date) -> Date?
}

extension TimelineView: TimelineHook {
  func nextDate(after date: Date) -> Date? { schedule.dates(around: date).next }
}

extension TimelineSchedule {
  /// The date of the schedule that is shown at a date, and the one that comes after it.
  ///
  /// A date has come when it is less than a microsecond away: the clock of a tree wakes no finer.
  func dates(around date: Date) -> (shown: Date, next: Date?) {
    var shown: Date?
    for entry in entries(from: date, mode: .normal).prefix(Self.maximumEntries) {
      guard entry <= date + 1e-6 || shown == nil else { return (shown ?? entry, entry) }
      shown = entry
    }
    return (shown ?? date, nil)
  }

  /// How many entries are looked at: a schedule need not begin where it was asked to.
  private static var maximumEntries: Int { 100_000 }
}

extension RenderTree {
  /// Waits for the next date of a timeline.
  func noteTimeline(of node: RenderNode, _ value: Any) {
    guard value is any TimelineHook else { return }
    let hooks = node.madeHooks()
    // What waits by an older schedule comes to nothing.
    hooks.timeline += 1
    wait(for: node, hooks, round: hooks.timeline)
  }

  private func wait(for node: RenderNode, _ hooks: NodeHooks, round: Int) {
    let now = Date()
    guard let hook = node.content.element?.value as? any TimelineHook,
      let next = hook.nextDate(after: now)
    else { return }
    let number = node.number
    driver.take(after: next.timeIntervalSince(now)) { [weak self, weak hooks] in
      MainActor.assumeIsolated {
        guard let self, let node = self.node(number), let hooks, node.hooks === hooks,
          hooks.timeline == round
        else { return }
        for child in node.children { self.queue.add(child, .time, isClosure: true) }
        self.wait(for: node, hooks, round: round)
      }
    }
  }
}
