internal import ViewTree

extension Controls {
  /// Presses a key. Ends the process with an issue where nothing takes it.
  ///
  /// Shortcuts with the command or the control key come first, then the actions of `onKeyPress` from the
  /// view that has the focus outwards, until one has handled it, then other shortcuts. The return key
  /// submits a field, the tab key moves the focus.
  ///
  /// - Parameters:
  ///   - text: the key as one writes it, such as `cmd+s`.
  ///   - control: the view that gets the focus before; nil where it stays.
  package func press(_ text: String, _ control: SelectedControl?) {
    guard let stroke = KeyStroke(text) else { end(.unknownChange, "'\(text)' is no key") }
    let focused = control.map { focus($0) } ?? tree.focusedElement
    let key = KeyEquivalent(stroke)
    let modifiers = EventModifiers(stroke)
    let isCommand = !modifiers.isDisjoint(with: [.command, .control])
    if isCommand, useShortcut(key, modifiers) { return }
    var hasHandler = false
    if let focused {
      let result = dispatch(stroke, from: focused)
      if result == .handled { return }
      hasHandler = result != nil
      if key == .return, modifiers.isEmpty, submit(focused) { return }
    }
    if !isCommand, useShortcut(key, modifiers) { return }
    if key == .tab, modifiers.isSubset(of: .shift), stepFocus(modifiers == .shift, focused) {
      return
    }
    if !hasHandler { endUnused(stroke) }
  }

  // MARK: - Focus

  private func focus(_ control: SelectedControl) -> Int {
    let number = find(control, .focus).node
    tree.perform { tree.moveFocus(to: number) }
    return number
  }

  /// Gives the focus to the next view that can have it, or to the one before; around at the ends.
  ///
  /// - Returns: whether there is one.
  private func stepFocus(_ isBackwards: Bool, _ focused: Int?) -> Bool {
    let candidates = all(for: .focus).map(\.node).filter {
      tree.node($0)?.environment.isEnabled == true
    }
    guard !candidates.isEmpty else { return false }
    let current = candidates.lastIndex { candidate in
      tree.contents(from: candidate).contains { $0.number == focused }
    }
    let next = current.map { $0 + (isBackwards ? -1 : 1) } ?? (isBackwards ? -1 : 0)
    let number = candidates[(next + candidates.count) % candidates.count]
    tree.perform { tree.moveFocus(to: number) }
    return true
  }

  // MARK: - Handlers

  /// Gives a key to the handlers around a view: that it is pressed, then that it is released.
  ///
  /// - Returns: whether one has handled it; nil where none takes it.
  private func dispatch(_ stroke: KeyStroke, from number: Int) -> KeyPress.Result? {
    var result: KeyPress.Result?
    for phase in [KeyPress.Phases.down, .up] {
      for node in tree.keyHandlers(around: number) {
        guard let handler = tree.node(node)?.content.element?.value as? KeyPressModifier else {
          continue
        }
        let press = KeyPress(stroke, phase: phase)
        guard handler.takes(press) else { continue }
        tree.log?.add(.hook(node: node, name: "onKeyPress", detail: "\(stroke)"))
        var given = KeyPress.Result.ignored
        tree.perform { given = handler.action(press) }
        if result != .handled { result = given }
        if given == .handled { break }
      }
    }
    return result
  }

  /// Submits the field that has the focus.
  private func submit(_ number: Int) -> Bool {
    guard let node = tree.node(number), case .text = node.interaction else { return false }
    tree.perform { tree.submit(node) }
    return true
  }

  // MARK: - Shortcuts

  /// Uses the first control that has a shortcut.
  private func useShortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    let found = shortcuts.first {
      $0.shortcut.key.isSame(as: key) && $0.shortcut.modifiers == modifiers
    }
    guard let node = found?.node, let value = node.content.element?.value else { return false }
    tree.perform { perform(.tap, on: node, value, text(below: node.number)) }
    return true
  }

  /// The controls that have a shortcut and are enabled, in the order of the tree.
  ///
  /// A control that is used by what its style makes has the shortcut itself.
  private var shortcuts: [(node: RenderNode, shortcut: KeyboardShortcut)] {
    let tapped = Set(all(for: .tap).filter { $0.button == nil }.map(\.node))
    return tree.nodes.compactMap { node in
      guard tapped.contains(node.number) || isTappedWithin(node),
        styledControls(around: node).isEmpty,
        ListRole(of: node) != .modifier, node.environment.isEnabled,
        let shortcut = node.environment.keyboardShortcut
      else { return nil }
      return (node, shortcut)
    }
  }

  private func isTappedWithin(_ node: RenderNode) -> Bool {
    node.environment.keyboardShortcut != nil && node.interaction?.takes(.tap) == true
      && isUsedWithin(node) && tree.isShown(node)
  }

  private func endUnused(_ stroke: KeyStroke) -> Never {
    let known = shortcuts.map { "'\(KeyStroke($0.shortcut))' (\(text(below: $0.node.number)))" }
    let handlers = tree.nodes.contains { $0.content.element?.value is KeyPressModifier }
    let focusable = all(for: .focus).compactMap(\.names.first)
    var advice: [String] = []
    if !known.isEmpty { advice.append("there are the shortcuts \(known.joined(separator: ", "))") }
    if handlers, let first = focusable.first {
      advice.append(
        "'onKeyPress' acts where the focus is: give it to "
          + focusable.map { "'\($0)'" }.joined(separator: " or ")
          + ", as in --press '\(stroke)=\(first)'")
    } else if handlers {
      advice.append("no view around which 'onKeyPress' stands takes it or has the focus")
    }
    if advice.isEmpty { advice = ["nothing that is mounted has a shortcut or 'onKeyPress'"] }
    end(
      .unknownControl, "nothing takes the key '\(stroke)'; \(advice.joined(separator: "; "))")
  }
}
