import SwiftUI
import TreeModel
import ViewTree

@testable import TreeProbe

/// What actions on a mounted view led to.
enum ActionLog {
  /// Returns the events of each action, in order.
  @MainActor static func events<V: View>(
    _ view: V, _ actions: [ProbeChange.Action], window: Int = 20
  ) -> [[UpdateLog.Event]] {
    var collector = BodyCollector()
    collector.collect(from: V.self)
    let runner = UpdateRunner(
      changes: actions.map { ProbeChange(text: "", action: $0) }, compiled: CompiledChanges(),
      window: window, replacement: { _ in nil }, isWrapped: false,
      typeName: collector.name(of: V.self))
    return runner.run(Element(view), collector: &collector).steps.dropFirst().map(\.events)
  }
}
