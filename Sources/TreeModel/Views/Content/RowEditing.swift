package import Foundation

/// What a list does with rows that can be deleted or moved, by their offsets.
package struct RowEditing {
  package let delete: ((IndexSet) -> Void)?
  package let move: ((IndexSet, Int) -> Void)?
}

extension RowEditing {
  /// What edits the collection that a binding leads to.
  init<C: MutableCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
    let canDelete = actions.contains(.delete) && C.self is any RangeReplaceableCollection.Type
    delete =
      canDelete
      ? { offsets in
        if let rest = Self.removing(offsets, from: data.wrappedValue) as? C {
          data.wrappedValue = rest
        }
      } : nil
    move =
      actions.contains(.move)
      ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
  }

  private static func removing(_ offsets: IndexSet, from collection: Any) -> Any? {
    func remove<C: RangeReplaceableCollection>(_ collection: C) -> Any {
      var rest = C()
      for (offset, element) in collection.enumerated() where !offsets.contains(offset) {
        rest.append(element)
      }
      return rest
    }
    return (collection as? any RangeReplaceableCollection).map { remove($0) }
  }
}
