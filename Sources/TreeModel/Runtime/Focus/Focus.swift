extension RenderNode {
  /// A Boolean value indicating whether it can have the focus: a field, or what `focusable` stands around.
  @MainActor var takesFocus: Bool {
    if let modifier = content.element?.value as? _FocusableModifier { return modifier.isFocusable }
    if case .text = interaction { return !(content.element?.value is SearchableModifier) }
    return false
  }
}

extension RenderTree {
  /// The element that has the focus: as the first focus state says that is set, else the one that got it
  /// last and has no such state.
  var focusedElement: Int? {
    let hook = nodes.first { node in
      (node.content.element?.value as? any FocusHook)?.isFocused == true && isShown(node)
    }
    if let hook { return focusable(in: hook) }
    guard let focus = focus.flatMap(node), focusHooks(of: focus).isEmpty else { return nil }
    return focusable(in: focus)
  }

  /// Returns the first element within a view; the field that a style shows of one.
  private func focusable(in node: RenderNode) -> Int? {
    guard let element = Array(contents(from: node.number)).last else { return nil }
    let controls = Controls(of: self)
    guard controls.isUsedWithin(element) else { return element.number }
    let field = postorder(element.number).lazy.compactMap(self.node).first {
      $0.takesFocus && !controls.isUsedWithin($0)
    }
    return (field ?? element).number
  }

  /// Gives the focus to a node: the states of what is around it say so, those of other views do not.
  func moveFocus(to number: Int) {
    guard let node = node(number) else { return }
    let inside = contents(from: number).map(\.number)
    let around = Set(ancestors(of: node).map(\.number) + inside)
    let own = focusHooks(of: node)
    for other in nodes where !around.contains(other.number) {
      if let hook = other.content.element?.value as? any FocusHook, hook.isFocused { hook.resign() }
    }
    for hook in own { hook.takeFocus() }
    guard focus != number else { return }
    endEditing()
    focus = number
    (node.content.element?.value as? any EditedControl)?.onEditingChanged(true)
  }

  /// Takes the focus from a field that is submitted, as the return key of iPhone's keyboard does.
  func takeFocus(from node: RenderNode) {
    for hook in focusHooks(of: node) where hook.isFocused { hook.resign() }
    if focus == node.number { endEditing() }
  }

  /// Tells the field that had the focus last that it is edited no longer.
  private func endEditing() {
    let field = focus.flatMap(node)?.content.element?.value as? any EditedControl
    focus = nil
    field?.onEditingChanged(false)
  }

  /// Returns the focus states of a view: those of the modifiers directly around it, and within it down to
  /// its first element. A field within what a style makes of it has those of the field.
  private func focusHooks(of node: RenderNode) -> [any FocusHook] {
    let drawn = Controls(of: self).styledControls(around: node)
    return (contents(from: node.number) + ([node] + drawn).flatMap(modifiers(directlyAround:)))
      .compactMap { $0.content.element?.value as? any FocusHook }
  }

  /// Returns the modifiers that take keys around a view, the innermost first.
  func keyHandlers(around number: Int) -> [Int] {
    guard let node = node(number) else { return [] }
    let inside = Array(contents(from: number)).reversed()
    return (inside + Array(ancestors(of: node))).filter {
      $0.content.element?.value is KeyPressModifier
    }.map(\.number)
  }
}
