extension Controls {
  /// Taps a view: it, and the gestures around it, find out whom the tap is for.
  func tap(_ node: RenderNode, _ name: String) {
    let reached = reached(byTapping: node)
    tree.perform {
      for node in reached {
        guard let value = node.content.element?.value else { continue }
        perform(.tap, on: node, value, name)
      }
    }
  }

  /// Returns what a tap on a view runs, the innermost first.
  ///
  /// The outermost gesture of high priority takes it, else what is innermost; simultaneous gestures go along.
  /// A gesture of several taps is none of one tap.
  private func reached(byTapping node: RenderNode) -> [RenderNode] {
    let all = [node] + gestures(around: node)
    let single = all.filter(takesOneTap)
    let candidates = single.isEmpty ? all : single
    let winner =
      candidates.last { priority(of: $0) == .high } ?? candidates.first { priority(of: $0) == .own }
    return candidates.filter { $0 === winner || priority(of: $0) == .simultaneous }
  }

  /// Returns the tap gestures that stand around a view, the innermost first.
  private func gestures(around node: RenderNode) -> [RenderNode] {
    // What a modifier shows beside its content is not where the content is touched.
    tree.steps(outOf: node).prefix { $0.child.slot == 0 || ListRole(of: $0.parent) != .modifier }
      .map(\.parent)
      .filter { parent in
        parent.content.element?.value is any GestureModifier && isMeant(parent, for: .tap)
          && parent.environment.isEnabled
      }
  }

  private func takesOneTap(_ node: RenderNode) -> Bool {
    guard let modifier = node.content.element?.value as? any GestureModifier else { return true }
    return modifier.steps(for: .tap(isExact: true)) != nil
  }

  private func priority(of node: RenderNode) -> GesturePriority {
    (node.content.element?.value as? any GestureModifier)?.priority ?? .own
  }
}
