extension Controls {
  /// Uses a control. Ends the process with an issue where there is none, or more than one.
  ///
  /// - Parameters:
  ///   - control: the control as the user names it.
  ///   - use: what to do with it.
  package func use(_ control: SelectedControl, _ use: ControlUse) {
    let name = control.name
    let found = find(control, use)
    if let edit = use.rowEdit { return self.edit(found.node, name, use, edit) }
    if let button = found.button { return answer(found.node, button) }
    switch found.kind {
    case .outlineRow: return tree.openRow(found.node, use)
    case .selectedRow(let tags, let list): return tapRow(tags, of: list)
    case .view, .button, .back: break
    }
    guard let node = tree.node(found.node), let value = node.content.element?.value else { return }
    if use.isTouch, let blocker = tree.touchBlocker(around: node) {
      end(.disabledControl, "'\(name)' cannot be \(use.participle): it stands in '\(blocker)'")
    }
    if case .slide(let steps) = use, isStepper(value) {
      // Each step is a tap of its own.
      for _ in 0..<count(of: steps, name) {
        guard let value = node.content.element?.value else { break }
        tree.perform { perform(.slide(steps < 0 ? -1 : 1), on: node, value, name) }
      }
      return
    }
    if case .refresh = use { return tree.pull(node) }
    if let gesture = node.gestureAction(use) { return tree.play(gesture, on: node) }
    if case .tap = use, found.isForemost { return tap(node, name) }
    tree.perform { perform(use, on: node, value, name) }
  }

  /// Taps a button of an alert that is given as a value, or one that the system adds to a dialog.
  private func answer(_ number: Int, _ button: Int) {
    guard let node = tree.node(number) else { return }
    if goBack(from: node) { return }
    tree.perform {
      node.dialog?.buttons[button].action?()
      let value = tree.node(number)?.content.element?.value
      (value as? any DialogSource)?.close()
      (value as? any DialogPresentation)?.close()
    }
  }

  private func edit(_ number: Int, _ name: String, _ use: ControlUse, _ edit: RowEdit) {
    guard let row = tree.editableRows(edit).first(where: { $0.number == number }) else { return }
    if row.isDisabled {
      end(.disabledControl, "'\(name)' cannot be \(use.participle): it has '\(edit.disabling)'")
    }
    if case .move(let index) = use, index >= row.count {
      end(
        .unknownChange,
        "'\(name)' cannot be moved to \(index): there are \(row.count) rows, from 0 to "
          + "\(row.count - 1)")
    }
    tree.perform { row.perform(use) }
  }

  private func isStepper(_ value: Any) -> Bool {
    if case .stepper? = (value as? any InteractiveView)?.interaction { true } else { false }
  }

  /// Returns a control. Ends the process with an issue where there is none, or more than one, or where it
  /// is disabled.
  func find(_ control: SelectedControl, _ use: ControlUse) -> FoundControl {
    let found = findAny(control, use)
    if use.needsSight, let cover = tree.cover(of: found) {
      end(
        .disabledControl, "'\(control.name)' cannot be \(use.participle): \(cover) covers it")
    }
    if found.button == nil, !use.worksDisabled,
      tree.node(found.node)?.environment.isEnabled == false
    {
      end(
        .disabledControl,
        "'\(control.name)' is disabled: the environment's 'isEnabled' is false there")
    }
    return found
  }

  /// Returns a control, enabled or not.
  private func findAny(_ control: SelectedControl, _ use: ControlUse) -> FoundControl {
    let name = control.name
    let all = all(for: use)
    var found = all.filter { $0.names.contains { $0.isWritten(name) } }
    if found.isEmpty { found = selectable(name, in: all, use) }
    if found.isEmpty {
      let nodes = control.nodes()
      found = all.filter { nodes.contains($0.node) }
    }
    if found.isEmpty { found = all.filter { $0.parts().contains { $0.isWritten(name) } } }
    let meant = foremost(found, use)
    if let occurrence = control.occurrence {
      guard found.indices.contains(occurrence - 1) else {
        end(
          .unknownControl,
          "there is no \(use.noun) '\(name)#\(occurrence)': \(count(found.count, name))")
      }
      var chosen = found[occurrence - 1]
      chosen.isForemost = meant.contains { $0.node == chosen.node }
      return chosen
    }
    if meant.count > 1 {
      let nodes = Set(meant.map(\.node))
      let numbers = found.indices.filter { nodes.contains(found[$0].node) }
      end(
        .ambiguousControl,
        "\(meant.count) controls are called '\(name)': choose one of "
          + numbers.map { "'\(name)#\($0 + 1)'" }.joined(separator: ", "))
    }
    guard let first = meant.first else { endUnknown(name, all, use) }
    return first
  }

  private func count(_ count: Int, _ name: String) -> String {
    switch count {
    case 0: "none is called '\(name)'"
    case 1: "one is called '\(name)'"
    default: "\(count) are called '\(name)'"
    }
  }

  private func endUnknown(_ name: String, _ all: [FoundControl], _ use: ControlUse) -> Never {
    if let shortfall = shortfall(of: name, use) ?? styleShortfall(of: name, use) {
      end(.unknownChange, shortfall)
    }
    let known = all.flatMap { listed($0, use) }
    let names = known.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let list = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count > 8 ? ", … (\(names.count) in all)" : ""
    let advice =
      all.isEmpty
      ? "nothing that is mounted can be \(use.participle)"
      : names.isEmpty
        ? "what can be \(use.participle) has no label: name it by its identity path"
        : "there are \(list)\(rest)"
    end(.unknownControl, "there is no \(use.noun) '\(name)'; \(advice)")
  }

  /// Returns the containers that have an element of a name to select.
  private func selectable(
    _ name: String, in all: [FoundControl], _ use: ControlUse
  ) -> [FoundControl] {
    guard case .tap = use else { return [] }
    return all.filter { control in
      guard let node = tree.node(control.node), node.content.element?.value is any TabContainer
      else { return false }
      return tabIndex(name, of: node) != nil
    }
  }

  private func tabIndex(_ name: String, of node: RenderNode) -> Int? {
    tabLabels(of: node).firstIndex { $0?.isWritten(name) == true }
  }

  /// Returns what the tabs of a tab view are called, nil for those without a label.
  private func tabLabels(of node: RenderNode) -> [String?] {
    tree.units(of: node).map { tree.tabLabel(of: $0).map { text(below: $0) } }
  }

  /// Returns what a control is called in a list of those that there are: a tab view by its tabs.
  private func listed(_ control: FoundControl, _ use: ControlUse) -> [String] {
    guard use == .tap, let node = tree.node(control.node),
      node.content.element?.value is any TabContainer
    else { return Array(control.names.prefix(1)) }
    return tabLabels(of: node).compactMap(\.self)
  }

  func end(_ kind: RuntimeIssue.Kind, _ message: String) -> Never {
    RuntimeIssue(kind, message).end()
  }
}

// MARK: - Doing

extension Controls {
  func perform(_ use: ControlUse, on node: RenderNode, _ value: Any, _ name: String) {
    if let tabs = value as? any TabContainer { return select(use, tabs, node, name) }
    if case .hover(let isOver) = use, let modifier = value as? any HoveredModifier {
      return modifier.hover(isOver)
    }
    if case .scroll(let first) = use { return tree.scroll(node, to: first) }
    guard let interaction = node.interaction else { return }
    switch (interaction, use) {
    case (.button(let action), .tap):
      let dialog = tree.dialog(around: node)
      action()
      dialog?.close()
    case (.completion(let text), .tap): tree.completeSearch(around: node, text)
    case (.link, .tap): tree.follow(node)
    case (.link, .toggle(let isOpen)): tree.fold(node, isOpen)
    case (.toggle(let isOn), .tap): isOn.wrappedValue.toggle()
    case (.toggle(let isOn), .toggle(let value)): isOn.wrappedValue = value ?? !isOn.wrappedValue
    case (.text, .submit): tree.submit(node)
    case (.text(let text), .type(let new)):
      tree.beginTyping(into: node)
      text.wrappedValue = new
    case (.slider(let value, let bounds, let step), .slide(let new)):
      guard bounds.contains(new) else {
        end(
          .unknownChange,
          "'\(name)' goes from \(bounds.lowerBound) to \(bounds.upperBound): \(new) is outside")
      }
      let editing = (node.content.element?.value as? any EditedControl)?.onEditingChanged
      editing?(true)
      value.wrappedValue = bounds.value(nearest: new, step: step)
      editing?(false)
    case (.stepper(let up, let down), .slide(let steps)): step(up, down, steps, name)
    case (.picker(let select), .pick(let choice)): pick(choice, select, node, name)
    case (.entry(let enter), .pick(let choice)):
      if let advice = enter(choice) {
        end(.unknownChange, "'\(name)' has no '\(choice)': it takes \(advice)")
      }
    default: break
    }
  }

  /// Returns how often a stepper is tapped. Ends the process where nobody would tap so often.
  private func count(of steps: Double, _ name: String) -> Int {
    guard steps.magnitude <= 100_000 else {
      end(.unknownChange, "'\(name)' takes at most 100000 steps at once")
    }
    return Int(steps.magnitude)
  }

  private func step(
    _ up: (() -> Void)?, _ down: (() -> Void)?, _ steps: Double, _ name: String
  ) {
    guard let action = steps < 0 ? down : up else {
      end(.unknownChange, "'\(name)' can go no further")
    }
    action()
  }

  private func pick(
    _ choice: String, _ select: (AnyHashable) -> Bool, _ node: RenderNode, _ name: String
  ) {
    let choices = choices(of: node)
    let found =
      choices.first { row in row.label == choice || row.tags.contains { "\($0)" == choice } }
      ?? choices.first { $0.parts().contains(choice) }
    guard let tags = found?.tags, let tag = tags.first else {
      let list = choices.compactMap { row in
        row.tags.first.map { "'\(row.label.isEmpty ? "\($0)" : row.label)'" }
      }
      end(
        .unknownChange,
        "'\(name)' has no '\(choice)'; "
          + (list.isEmpty ? "nothing in it has a tag" : "there are \(list.joined(separator: ", "))")
      )
    }
    if !tags.contains(where: select) {
      end(
        .unknownChange,
        "the tag of '\(choice)' is no value of the selection of '\(name)': it is "
          + "'\(Swift.type(of: tag.base))'")
    }
  }

  private func select(
    _ use: ControlUse, _ tabs: any TabContainer, _ node: RenderNode, _ name: String
  ) {
    let choice: String
    if case .pick(let value) = use { choice = value } else { choice = name }
    let units = tree.units(of: node)
    let index =
      tabIndex(choice, of: node)
      ?? units.firstIndex { tree.tag(of: $0).map { "\($0)" } == choice }
    guard let index else {
      let names = tabLabels(of: node).compactMap { $0.map { "'\($0)'" } }
      end(
        .unknownChange, "there is no tab '\(choice)'; there are \(names.joined(separator: ", "))")
    }
    tree.selectTab(index, of: node)
  }
}

extension ControlUse {
  /// A Boolean value indicating whether it works where controls are disabled: it drags what a container
  /// shows, or edits its rows, which `deleteDisabled` and `moveDisabled` are for.
  fileprivate var worksDisabled: Bool {
    switch self {
    case .scroll, .refresh, .delete, .move: true
    default: false
    }
  }

  /// A Boolean value indicating whether it opens and closes rows of an outline.
  var opens: Bool {
    switch self {
    case .tap, .toggle: true
    default: false
    }
  }

  fileprivate var noun: String {
    switch self {
    case .tap: "control to tap"
    case .toggle: "toggle"
    case .type: "text field"
    case .slide: "slider or stepper"
    case .pick: "picker, list or tab view"
    case .scroll: "lazy container"
    case .submit: "text field"
    case .delete: "row that can be deleted"
    case .move: "row that can be moved"
    case .refresh: "list or scroll view to refresh"
    case .focus: "view that can have the focus"
    case .hold: "view with a long press gesture"
    case .drag: "view with a drag gesture"
    case .pinch: "view with a pinch gesture"
    case .rotate: "view with a rotation gesture"
    case .hover: "view that knows the pointer"
    case .take: "view that gives something when it is dragged"
    case .drop: "view that takes what is dropped"
    }
  }

  var participle: String {
    switch self {
    case .tap: "tapped"
    case .toggle: "toggled"
    case .type: "typed into"
    case .slide, .move: "moved"
    case .pick: "picked from"
    case .scroll: "scrolled"
    case .submit: "submitted"
    case .delete: "deleted"
    case .refresh: "refreshed"
    case .focus: "focused"
    case .hold: "pressed for long"
    case .drag, .take: "dragged"
    case .pinch: "pinched"
    case .rotate: "rotated"
    case .hover: "pointed at"
    case .drop: "dropped on"
    }
  }
}

extension ClosedRange<Double> {
  /// Returns the step from the lower bound that is nearest to a value; the value where there are no steps.
  fileprivate func value(nearest value: Double, step: Double?) -> Double {
    guard let step, step > 0, lowerBound.isFinite else { return value }
    let nearest = lowerBound + ((value - lowerBound) / step).rounded() * step
    return nearest > upperBound ? nearest - step : nearest
  }
}
