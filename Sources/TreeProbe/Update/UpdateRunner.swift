import TreeModel
import ViewTree

/// Mounts a root, makes changes and tells what each led to.
@MainActor struct UpdateRunner {
  let changes: [ProbeChange]
  let compiled: CompiledChanges
  let window: Int

  /// Returns the root that is shown in place of another, by the name of its type.
  let replacement: (String) -> Element?

  /// The nodes at the root that are left out: the view that treeviz wraps around a snippet.
  let isWrapped: Bool

  /// The name of the type that the tree is drawn from.
  let typeName: String

  /// Is told of the tree once it is mounted.
  var didMount: (RenderTree) -> Void = { _ in }

  /// Is told of each step that has another one before it and another one after it, before the latter
  /// is made; and of the mount with the first one.
  var didTake: (ProbeStep) -> Void = { _ in }

  /// Is told of each change before it is made.
  var willMake: (ProbeChange) -> Void = { _ in }

  /// How many elements of a lazy container are mounted at first.
  static let defaultWindow = 20

  func run(_ element: Element, collector: inout BodyCollector) -> UpdateLog {
    let log = EventLog()
    let models = ModelWatch()
    log.afterActions = { [unowned log] tree in models.changes(in: tree).forEach(log.add) }
    let tree = RenderTree(mounting: element, log: log, window: window)
    didMount(tree)
    var recorder = StepRecorder(tree: tree, log: log, skipped: isWrapped ? 1 : 0)
    var steps = [recorder.step(nil, &collector)]
    var told = 0
    var toldBodies: Set<String> = []
    for (index, change) in changes.enumerated() {
      if index > 0 {
        for step in steps[told...] {
          let bodies = collector.bodies.filter { toldBodies.insert($0.key).inserted }
          didTake(ProbeStep(step, bodies: bodies))
        }
        told = steps.count
      }
      willMake(change)
      let paths = NodePaths(
        typeName: typeName, bodies: collector.bodies, instance: steps.last?.instance)
      make(change.action, in: tree, paths)
      steps.append(recorder.step(change.text, &collector))
    }
    return UpdateLog(steps: steps)
  }

  private func make(
    _ action: ProbeChange.Action, in tree: RenderTree, _ paths: NodePaths
  ) {
    switch action {
    case .compiled(let number, let occurrence): compiled.apply(number, occurrence, to: tree)
    case .tap(let control): use(control, .tap, tree, paths)
    case .toggle(let control, let isOn): use(control, .toggle(isOn), tree, paths)
    case .type(let control, let text): use(control, .type(text), tree, paths)
    case .slide(let control, let number): use(control, .slide(number), tree, paths)
    case .pick(let control, let choice): use(control, .pick(choice), tree, paths)
    case .scroll(let control, let first): use(control, .scroll(first), tree, paths)
    case .submit(let control): use(control, .submit, tree, paths)
    case .delete(let control): use(control, .delete, tree, paths)
    case .move(let control, let index): use(control, .move(index), tree, paths)
    case .refresh(let control): use(control, .refresh, tree, paths)
    case .press(let stroke, let control):
      Controls(of: tree).press(stroke.description, control.map { selected($0, paths) })
    case .hold(let control): use(control, .hold, tree, paths)
    case .drag(let control, let x, let y): use(control, .drag(x, y), tree, paths)
    case .pinch(let control, let scale): use(control, .pinch(scale), tree, paths)
    case .rotate(let control, let degrees): use(control, .rotate(degrees), tree, paths)
    case .hover(let control, let isOver): use(control, .hover(isOver), tree, paths)
    case .drop(let source, let target):
      Controls(of: tree).drop(selected(source, paths), onto: selected(target, paths))
    case .openURL(let text): Controls(of: tree).open(text)
    case .dismiss: Controls(of: tree).dismissTop()
    case .runTasks: tree.runTasks()
    case .wait(let seconds): tree.runTasks(for: .seconds(seconds))
    case .replace(let name):
      guard let element = replacement(name) else {
        RuntimeIssue(.unknownChange, "'\(name)' has no instance to show").end()
      }
      tree.show(element)
    }
  }

  private func use(
    _ control: ControlSelector, _ use: ControlUse, _ tree: RenderTree, _ paths: NodePaths
  ) {
    Controls(of: tree).use(selected(control, paths), use)
  }

  private func selected(_ control: ControlSelector, _ paths: NodePaths) -> SelectedControl {
    SelectedControl(name: control.name, occurrence: control.occurrence) {
      paths.numbers(at: control.name)
    }
  }
}

/// Makes a step of what happened to a tree.
@MainActor private struct StepRecorder {
  let tree: RenderTree
  let log: EventLog
  let skipped: Int

  /// Numbers what has no name, the same in all steps.
  private var printer = ValueText()

  init(tree: RenderTree, log: EventLog, skipped: Int) {
    self.tree = tree
    self.log = log
    self.skipped = skipped
  }

  mutating func step(_ change: String?, _ collector: inout BodyCollector) -> UpdateLog.Step {
    let events = log.take().map { UpdateLog.Event($0, &printer) }
    let instance = ViewInstance(
      tree, skipping: skipped, showsFlow: true, &printer, collector: &collector)
    return UpdateLog.Step(change: change, events: events, instance: instance)
  }
}
