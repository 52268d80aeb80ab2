/// What happened at a change, as lines of text.
///
///     bodies
///       CartView: read cart.items
///     hooks
///       onAppear  Text  1.ifBranch
///     state
///       Counter.count: 0 → 1
///       Row  1.ifBranch: lost isOn = true, because another branch is shown
///     not run
///       Header
///       Row ×3
package struct UpdateSections: Sendable {
  /// The bodies that ran, in order, and why.
  package var bodies: [String] { bodyLines.lines }

  /// The hooks that ran and the tasks, in order.
  package var hooks: [String] { hookLines.lines }

  /// What changed of states, models and the environment, and the states that died.
  package var state: [String] { stateLines.lines }

  /// What SwiftUI would complain of.
  package private(set) var issues: [String] = []

  /// The custom views and modifiers that were kept and whose bodies did not run.
  package private(set) var notRun: [String] = []

  private var bodyLines = FoldedLines()
  private var hookLines = FoldedLines()
  private var stateLines = FoldedLines()

  /// What is told of once, however often it happened.
  private var models: Set<String> = []

  package init(_ update: RenderUpdate) {
    let names = EventNames(update)
    for event in update.events { add(event, names) }
    var counts: [String: Int] = [:]
    var labels: [String] = []
    for index in update.notRun() {
      let label = update.node(at: index).label
      let count = counts[label, default: 0]
      if count == 0 { labels.append(label) }
      counts[label] = count + 1
    }
    notRun = labels.map { label in
      let count = counts[label, default: 1]
      return count == 1 ? label : "\(label) ×\(count)"
    }
  }

  private mutating func add(_ event: UpdateLog.Event, _ names: EventNames) {
    switch event {
    case .body(let node, let name, let reasons):
      bodyLines.add("\(names.name(name, of: node)): \(Self.text(of: reasons))")
    case .closure(let node, let name, let reasons):
      let place = names.subject(of: node).map { " (content of \($0))" } ?? " (content)"
      bodyLines.add("\(name)\(place): \(Self.text(of: reasons))")
    case .state(let node, let owner, let property, let old, let new):
      stateLines.add("\(names.name(owner, of: node)).\(property)", old: old, new: new)
    case .model(let type, let property):
      // Several objects of a class, or one that was changed again, are told of once.
      let line = "\(type)\(property.map { ".\($0)" } ?? "") changed"
      if models.insert(line).inserted { stateLines.add(line) }
    case .environment(let key, let value): stateLines.add("environment \(key) = \(value)")
    case .hook(let node, let name, let detail):
      let parts = [name, names.subject(of: node)]
      hookLines.add(
        parts.compactMap { $0 }.joined(separator: "  "), detail: detail.map { "  (\($0))" } ?? "")
    case .task(let node, let name):
      let parts = ["task \(name)", names.subject(of: node)]
      hookLines.add(parts.compactMap { $0 }.joined(separator: "  "))
    case .died(let node, let owner, let properties, let cause):
      let lost = properties.isEmpty ? "its state" : properties.joined(separator: ", ")
      let reason = cause.map { ", because \(Self.text(of: $0))" } ?? ""
      stateLines.add("\(names.name(owner, of: node)): lost \(lost)\(reason)")
    case .issue(let issue):
      issues.append(issue.subject.map { "\($0): \(issue.message)" } ?? issue.message)
    }
  }
}

// MARK: - Text

extension UpdateSections {
  /// Returns the sections that have something to say; each line ends with a line break.
  package func text() -> String {
    let sections = [
      ("bodies", bodies), ("hooks", hooks), ("state", state), ("issues", issues),
      ("not run", notRun),
    ]
    return sections.filter { !$0.1.isEmpty }.map { title, lines in
      "\(title)\n" + lines.map { "  \($0)\n" }.joined()
    }.joined()
  }

  /// Returns in words why a body ran.
  package static func text(of reasons: [UpdateLog.Reason]) -> String {
    reasons.isEmpty ? "no reason" : reasons.map(text).joined(separator: "; ")
  }

  /// Returns in words why a state died, as a sentence goes on after "because".
  package static func text(of cause: UpdateLog.Cause) -> String {
    switch cause {
    case .otherBranch: "another branch is shown"
    case .noContent: "its condition is false"
    case .identity(let old, let new): "its id changed from \(old) to \(new)"
    case .noElement: "no element has its id any more"
    case .erasedType(let old, let new): "its AnyView holds \(new), not \(old)"
    case .dismissed: "it is not presented any more"
    case .otherItem: "it is presented for another item"
    case .popped: "it was popped"
    case .otherPage: "a page is shown in place of its column"
    case .folded: "its group is folded"
    case .otherView: "a view of another type is in its place"
    }
  }

  private static func text(of reason: UpdateLog.Reason) -> String {
    switch reason {
    case .inserted: "inserted"
    case .value([]): "given another value"
    case .value(let properties): "given another \(properties.joined(separator: ", "))"
    case .state(let property), .observable(let property): "read \(property)"
    case .binding(let property): "read \(property), a binding"
    case .environment(let property, let key) where property == key: "read environment \(key)"
    case .environment(let property, let key): "read \(property), environment \(key)"
    case .object(let property): "observes \(property)"
    case .preference(let key): "read preference \(key)"
    case .time: "its time has come"
    }
  }
}
