/// Where the selection of a list or a table is kept.
package enum RowSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)
  case always(Binding<Value>)

  /// A Boolean value indicating whether more than one row can be selected, while rows are edited.
  package var selectsMany: Bool {
    if case .many = self { true } else { false }
  }

  /// What is selected.
  package var selected: Set<AnyHashable> {
    switch self {
    case .one(let binding): Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    case .many(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    case .always(let binding): [AnyHashable(binding.wrappedValue)]
    }
  }

  /// Selects a row. While rows are edited each one is added to many or taken back, else it is the only one.
  ///
  /// - Parameters:
  ///   - tag: the row's tag.
  ///   - isEditing: whether rows are edited.
  /// - Returns: whether the tag is one of a row that can be selected.
  package func select(_ tag: AnyHashable, isEditing: Bool) -> Bool {
    guard let value = tag.base as? Value else { return false }
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .always(let binding): binding.wrappedValue = value
    case .many(let binding):
      binding.wrappedValue =
        isEditing ? binding.wrappedValue.symmetricDifference([value]) : [value]
    }
    return true
  }
}
