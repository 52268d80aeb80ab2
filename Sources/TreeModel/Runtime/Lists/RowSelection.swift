/// A container of rows that can be selected.
protocol SelectingRows {
  /// What is selected; nil where nobody keeps that.
  var selected: Set<AnyHashable>? { get }

  /// Whether more than one row can be selected, while rows are edited.
  var selectsMany: Bool { get }
}

extension List: SelectingRows, EnvironmentInteractiveView {
  var selected: Set<AnyHashable>? {
    switch selection {
    case .one(let binding)?: Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    case .many(let binding)?: Set(binding.wrappedValue.map { AnyHashable($0) })
    case .always(let binding)?: [AnyHashable(binding.wrappedValue)]
    case nil: nil
    }
  }

  var selectsMany: Bool {
    if case .many? = selection { true } else { false }
  }

  func interaction(in environment: EnvironmentValues) -> Interaction? {
    guard let selection else { return nil }
    return .picker { tag in
      guard let value = tag.base as? SelectionValue else { return false }
      switch selection {
      case .one(let binding): binding.wrappedValue = value
      case .many(let binding): binding.pick(value, in: environment)
      case .always(let binding): binding.wrappedValue = value
      }
      return true
    }
  }
}

extension Table: SelectingRows, EnvironmentInteractiveView {
  var selected: Set<AnyHashable>? {
    switch selection {
    case .one(let binding)?: Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    case .many(let binding)?: Set(binding.wrappedValue.map { AnyHashable($0) })
    case nil: nil
    }
  }

  var selectsMany: Bool {
    if case .many? = selection { true } else { false }
  }

  func interaction(in environment: EnvironmentValues) -> Interaction? {
    guard let selection else { return nil }
    return .picker { tag in
      guard let id = tag.base as? Value.ID else { return false }
      switch selection {
      case .one(let binding): binding.wrappedValue = id
      case .many(let binding): binding.pick(id, in: environment)
      }
      return true
    }
  }
}

extension Binding {
  /// Picks a row: while rows are edited each pick adds one or takes it back, else it is the only one.
  fileprivate func pick<Element>(_ element: Element, in environment: EnvironmentValues)
  where Value == Set<Element> {
    guard environment.editMode?.wrappedValue.isEditing == true else {
      wrappedValue = [element]
      return
    }
    wrappedValue.formSymmetricDifference([element])
  }
}
