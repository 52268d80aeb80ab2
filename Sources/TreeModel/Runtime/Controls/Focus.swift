extension RenderNode {
  /// A Boolean value indicating whether it can have the focus: a field, or what `focusable` stands around.
  @MainActor var takesFocus: Bool {
    if let modifier = content.element?.value as? _FocusableModifier { return modifier.isFocusable }
    if case .text = interaction { return !(content.element?.value is SearchableModifier) }
    return false
  }
}

extension RenderTree {
  /// The element that has the focus, as the first focus state says that is set.
  var focusedElement: Int? {
    let hook = nodes.first { node in
      (node.content.element?.value as? any FocusHook)?.isFocused == true && isShown(node)
    }
    return hook.flatMap { Array(contents(from: $0.number)).last?.number }
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
  }

  /// Returns the focus states of a view: those of the modifiers directly around it, and within it down to
  /// its first element.
  private func focusHooks(of node: RenderNode) -> [any FocusHook] {
    (contents(from: node.number) + modifiers(directlyAround: node)).compactMap {
      $0.content.element?.value as? any FocusHook
    }
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
