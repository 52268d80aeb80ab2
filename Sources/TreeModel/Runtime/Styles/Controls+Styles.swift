// Controls that are used by what their style makes alone, such as a button with a style that does itself what a
// tap does.

extension Controls {
  /// Returns whether a style of the user's draws a control.
  func isDrawn(_ node: RenderNode) -> Bool {
    node.children.first.flatMap(tree.node)?.slot == NodeBuilder.styleSlot
  }

  /// Returns whether a control is used by what its style makes alone.
  func isUsedWithin(_ node: RenderNode) -> Bool {
    isDrawn(node) && node.styleDrawing?.isUsedWithin == true
  }

  /// Returns the controls that a view stands for in what their style makes: it is called as they are.
  func styledControls(around node: RenderNode) -> [RenderNode] {
    var controls: [RenderNode] = []
    for (parent, child) in tree.steps(outOf: node) {
      if child.content.element?.value is any StyledPart || tree.isPresented(child, by: parent) {
        break
      }
      guard child.slot == NodeBuilder.styleSlot else { continue }
      guard isUsedWithin(parent) else { break }
      controls.append(parent)
    }
    return controls
  }

  /// Returns what a view is called after the controls that it stands for in what their style makes, where a use
  /// is for them.
  func styledNames(around node: RenderNode, _ use: ControlUse) -> [String] {
    styledControls(around: node).filter { control in
      guard let interaction = control.interaction else { return false }
      if case .button = interaction, use.isTouch { return true }
      return interaction.takes(use)
    }.flatMap { styledNames(of: $0) }
  }

  /// Returns why a control of a name is not used: its style makes nothing that takes such a use.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - use: the use.
  /// - Returns: the reason; nil where there is no such control.
  func styleShortfall(of name: String, _ use: ControlUse) -> String? {
    let control = tree.nodes.first { node in
      guard node.interaction?.takes(use) == true, isUsedWithin(node), tree.isShown(node) else {
        return false
      }
      return styledNames(of: node).contains { $0.isWritten(name) }
    }
    guard let control, let drawing = control.styleDrawing else { return nil }
    let style = "\(Swift.type(of: drawing.style))"
    let advice = drawing.triggers ? ", and its action runs by 'configuration.trigger()' alone" : ""
    return
      "'\(name)' is drawn by '\(style)', whose body has nothing that can be \(use.participle)\(advice)"
  }
}

extension StyleDrawing {
  /// A Boolean value indicating whether the style runs the action of a button.
  fileprivate var triggers: Bool { style is any PrimitiveButtonStyle }
}
