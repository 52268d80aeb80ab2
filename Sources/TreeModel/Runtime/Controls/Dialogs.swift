/// A modifier that shows buttons, any of which closes it.
protocol DialogPresentation: Presentation {
  func close()
}

extension AlertModifier: DialogPresentation {
  func close() { presented.wrappedValue = false }
}

extension ConfirmationDialogModifier: DialogPresentation {
  func close() { presented.wrappedValue = false }
}

extension RenderTree {
  /// Returns the dialog that a node is part of.
  func dialog(around node: RenderNode) -> (any DialogPresentation)? {
    var child = node
    for parent in ancestors(of: node) {
      if child.slot > 0, let dialog = parent.content.element?.value as? any DialogPresentation {
        return dialog
      }
      child = parent
    }
    return nil
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
