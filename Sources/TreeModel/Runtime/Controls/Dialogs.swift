/// A modifier that shows buttons, any of which closes it.
protocol DialogPresentation: Presentation {
  func close()

  /// Returns the title of the button that the system adds to those of its own; nil where it adds none.
  func impliedButton(beside roles: [ButtonRole?]) -> String?
}

extension AlertModifier: DialogPresentation {
  func close() { presented.wrappedValue = false }

  /// An alert without any button has one.
  func impliedButton(beside roles: [ButtonRole?]) -> String? { roles.isEmpty ? "OK" : nil }
}

extension ConfirmationDialogModifier: DialogPresentation {
  func close() { presented.wrappedValue = false }

  /// A dialog that cannot be cancelled otherwise has a button for it, as on iPhone.
  func impliedButton(beside roles: [ButtonRole?]) -> String? {
    roles.contains(.cancel) ? nil : "Cancel"
  }
}

extension Controls {
  /// Returns the title of the button that the system adds to the dialog that a modifier shows.
  func impliedButton(of node: RenderNode) -> String? {
    guard let dialog = node.content.element?.value as? any DialogPresentation, dialog.isPresented
    else { return nil }
    let shown = node.children.filter { (tree.node($0)?.slot ?? 0) > 0 }
    let buttons = shown.flatMap { tree.postorder($0) }.compactMap(tree.node).filter {
      isMeant($0, for: .tap) && !isPartOfStyle($0)
    }
    return dialog.impliedButton(
      beside: buttons.map { ($0.content.element?.value as? any RoledControl)?.role })
  }
}

/// A control that has a role in a dialog.
private protocol RoledControl {
  var role: ButtonRole? { get }
}

extension Button: RoledControl {}

extension RenderTree {
  /// Returns the dialog that a node is part of.
  func dialog(around node: RenderNode) -> (any DialogPresentation)? {
    steps(outOf: node).lazy.filter { $0.child.slot > 0 }
      .compactMap { $0.parent.content.element?.value as? any DialogPresentation }.first
  }

  /// Submits a field: it has the focus while its actions run, and loses it unless they have moved it.
  func submit(_ node: RenderNode) {
    let actions = submitActions(around: node)
    for action in actions { action() }
    if !(node.content.element?.value is SearchableModifier) { takeFocus(from: node) }
  }

  /// Returns what submitting a field runs: its own action, then those of the modifiers around it,
  /// the innermost first, up to one that keeps submissions to itself.
  func submitActions(around node: RenderNode) -> [() -> Void] {
    let value = node.content.element?.value
    let trigger: SubmitTriggers = value is SearchableModifier ? .search : .text
    var actions = (value as? any Submitting).map { [$0.onCommit] } ?? []
    for parent in ancestors(of: node) {
      switch parent.content.element?.value {
      case let modifier as OnSubmitModifier where modifier.triggers.contains(trigger):
        actions.append(modifier.action)
      case let scope as SubmitScopeModifier where scope.isBlocking: return actions
      default: break
      }
    }
    return actions
  }
}

/// A field that does something when it is submitted.
private protocol Submitting {
  var onCommit: () -> Void { get }
}

extension TextField: Submitting {}
extension SecureField: Submitting {}
