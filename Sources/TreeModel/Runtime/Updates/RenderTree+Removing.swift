extension RenderTree {
  /// Removes a node and all that is below it: their states die.
  ///
  /// - Parameters:
  ///   - number: the node.
  ///   - cause: why, where there is something to say.
  func remove(_ number: Int, _ cause: RemovalCause?) {
    var removed: [RenderNode] = []
    var pending = [number]
    while let number = pending.popLast() {
      _ = queue.take(number)
      guard let node = node(number) else { continue }
      removed.append(node)
      pending.append(contentsOf: node.children.reversed())
    }
    // The innermost first, as hooks run.
    noteDisappearance(of: removed)
    for node in removed { end(node, cause) }
    for node in removed { resignFocus(of: node) }
  }

  /// Takes the tree out of its window: all that is shown disappears, and all state dies.
  package func close() {
    remove(root, nil)
    settle()
  }

  private func end(_ node: RenderNode, _ cause: RemovalCause?) {
    node.evaluation?.end(before: nil)
    node.closureEvaluation?.end(before: nil)
    node.scope.remove(reader: node.number)
    node.contentScope?.remove()
    endSubstitution(node)
    let states = node.states
    if !states.isEmpty {
      log?.add(
        .died(
          node: node.number, type: node.evaluation?.subject ?? node.type, state: states,
          cause: cause))
    }
    node.storage?.end()
    node.hooks?.unsubscribe()
    if let type = node.content.element?.type { nodesByRole.remove(node.number, .of(type)) }
    hiddenUnits.remove(node.number)
    followed.remove(node.number)
    paths[node.number] = nil
    searches.remove(node.number)
    editModes[node.number] = nil
    pathReaders.remove(node.number)
    openRows[node.number] = nil
    failedLoads[node.number] = nil
    columnValues[node.number] = nil
    replacedColumns[node.number] = nil
    shownPresentations.remove(node.number)
    node.presentedScope?.remove()
    node.mount.window?.forget(node.number)
    forget(node)
  }

  /// Takes the focus from what has gone, where the state that says so is still there.
  private func resignFocus(of node: RenderNode) {
    guard let field = node.content.element?.value as? any FocusHook, let owner = field.focusOwner,
      self.node(owner) != nil
    else { return }
    field.resign()
  }

  private func endSubstitution(_ node: RenderNode) {
    guard case .placeholder = node.content else { return }
    var substitution = node.mount.substitution
    while let current = substitution {
      current.users.remove(node.number)
      substitution = current.outer
    }
  }
}
