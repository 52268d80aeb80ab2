/// A container of rows that can be selected.
protocol SelectingRows: EnvironmentInteractiveView {
  associatedtype RowID: Hashable

  /// Where the selection is kept; nil where nobody keeps it.
  var selection: RowSelection<RowID>? { get }
}

extension List: SelectingRows {}
extension Table: SelectingRows {}

extension SelectingRows {
  /// What is selected; nil where nobody keeps that.
  var selected: Set<AnyHashable>? { selection?.selected }

  /// Whether more than one row can be selected, while rows are edited; nil where none can be.
  var selectsMany: Bool? { selection?.selectsMany }

  func interaction(in environment: EnvironmentValues) -> Interaction? {
    selection.map { selection in
      .picker {
        selection.select($0, isEditing: environment.editMode?.wrappedValue.isEditing == true)
      }
    }
  }
}
