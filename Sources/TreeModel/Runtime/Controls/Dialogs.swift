import Foundation

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
    var current = node
    while let parent = current.parent.flatMap(self.node) {
      if current.slot > 0, let dialog = parent.content.element?.value as? any DialogPresentation {
        return dialog
      }
      current = parent
    }
    return nil
  }

  /// Returns what submitting a field runs: its own action, then those of the modifiers around it,
  /// the innermost first.
  func submitActions(around node: RenderNode) -> [() -> Void] {
    var actions: [() -> Void] = []
    if let field = node.content.element?.value as? any Submitting { actions.append(field.onCommit) }
    var current = node.parent.flatMap(self.node)
    while let node = current {
      if let modifier = node.content.element?.value as? OnSubmitModifier {
        actions.append(modifier.action)
      }
      current = node.parent.flatMap(self.node)
    }
    return actions
  }

  /// Returns the rows that can be deleted, and what deletes each.
  func deletableRows() -> [(row: Int, delete: () -> Void)] {
    nodes.flatMap { node -> [(row: Int, delete: () -> Void)] in
      guard let trait = node.content.element?.value as? _TraitWritingModifier<OnDeleteTraitKey>,
        let action = trait.value, let rows = self.rows(below: node)
      else { return [] }
      return rows.children.compactMap { number in
        self.node(number).map { row in (number, { action(IndexSet(integer: row.slot)) }) }
      }
    }
  }

  private func rows(below node: RenderNode) -> RenderNode? {
    var current = node.children.first.flatMap(self.node)
    while let node = current, ListRole(of: node) != .element {
      if node.content.element?.value is any RowContainer { return node }
      current = node.children.first.flatMap(self.node)
    }
    return nil
  }
}

private protocol RowContainer {}

extension ForEach: RowContainer {}

/// A field that does something when it is submitted.
private protocol Submitting {
  var onCommit: () -> Void { get }
}

extension TextField: Submitting {}
extension SecureField: Submitting {}
