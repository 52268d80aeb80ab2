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
  /// the innermost first.
  func submitActions(around node: RenderNode) -> [() -> Void] {
    let own = (node.content.element?.value as? any Submitting)?.onCommit
    return (own.map { [$0] } ?? [])
      + ancestors(of: node).compactMap { ($0.content.element?.value as? OnSubmitModifier)?.action }
  }
}

/// A field that does something when it is submitted.
private protocol Submitting {
  var onCommit: () -> Void { get }
}

extension TextField: Submitting {}
extension SecureField: Submitting {}
