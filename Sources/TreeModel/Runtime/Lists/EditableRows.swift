internal import Foundation

/// What is done with a row of a collection.
enum RowEdit {
  case delete
  case move

  /// The modifier that forbids it.
  var disabling: String {
    switch self {
    case .delete: "deleteDisabled"
    case .move: "moveDisabled"
    }
  }
}

/// A row of a collection that can be deleted or moved.
struct EditableRow {
  let number: Int

  /// Its offset, and how many rows there are.
  let offset: Int
  let count: Int

  /// A Boolean value indicating whether a modifier forbids it.
  let isDisabled: Bool

  fileprivate let editing: RowEditing

  /// Deletes the row, or moves it.
  ///
  /// A list tells before which of its rows the moved one comes, by their offsets before the move.
  func perform(_ use: ControlUse) {
    switch use {
    case .delete: editing.delete?(IndexSet(integer: offset))
    case .move(let index) where index != offset:
      editing.move?(IndexSet(integer: offset), index > offset ? index + 1 : index)
    default: break
    }
  }
}

extension RenderTree {
  /// Returns the rows with which something can be done, in the order of the tree.
  func editableRows(_ edit: RowEdit) -> [EditableRow] {
    nodes.flatMap { node -> [EditableRow] in
      guard let editing = editing(of: node), editing.allows(edit) else { return [] }
      return node.children.compactMap { number in
        guard let row = self.node(number), isShown(row) else { return nil }
        return EditableRow(
          number: number, offset: row.slot, count: node.children.count,
          isDisabled: isDisabled(row, of: node, edit), editing: editing)
      }
    }
  }

  /// Returns what can be done with the rows of a collection: what modifiers around it say, else what it
  /// says itself.
  private func editing(of node: RenderNode) -> RowEditing? {
    guard let rows = node.content.element?.value as? any RowContainer else { return nil }
    var delete = rows.editing?.delete
    var move = rows.editing?.move
    for modifier in modifiers(directlyAround: node) {
      switch modifier.content.element?.value {
      case let trait as _TraitWritingModifier<OnDeleteTraitKey>: delete = trait.value
      case let trait as _TraitWritingModifier<OnMoveTraitKey>: move = trait.value
      default: break
      }
    }
    return RowEditing(delete: delete, move: move)
  }

  /// Returns whether the outermost modifier of a row or of its collection that says so forbids something.
  private func isDisabled(_ row: RenderNode, of rows: RenderNode, _ edit: RowEdit) -> Bool {
    let around = modifiers(directlyAround: rows).reversed() + contents(from: row.number)
    return around.lazy.compactMap { node -> Bool? in
      switch (node.content.element?.value, edit) {
      case (let trait as _TraitWritingModifier<IsDeleteDisabledTraitKey>, .delete): trait.value
      case (let trait as _TraitWritingModifier<IsMoveDisabledTraitKey>, .move): trait.value
      default: nil
      }
    }.first ?? false
  }

  /// Returns the modifiers whose content a view is, with nothing but them between, the innermost first.
  func modifiers(directlyAround node: RenderNode) -> [RenderNode] {
    steps(outOf: node).prefix { ListRole(of: $0.parent) == .modifier && $0.child.slot == 0 }
      .map(\.parent)
  }
}

extension RowEditing {
  fileprivate func allows(_ edit: RowEdit) -> Bool {
    switch edit {
    case .delete: delete != nil
    case .move: move != nil
    }
  }
}

/// A collection of rows.
private protocol RowContainer {
  var editing: RowEditing? { get }
}

extension ForEach: RowContainer {}
