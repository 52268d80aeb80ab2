/// A control whose choices are values, and no views below it.
protocol ChoiceSource {
  /// The values, in order.
  var choices: [AnyHashable] { get }
}

extension Table: InteractiveView, ChoiceSource {
  var choices: [AnyHashable] { rows._elements.map { AnyHashable($0.id) } }

  var interaction: Interaction? {
    guard let selection else { return nil }
    return .picker { tag in
      guard let id = tag.base as? Value.ID else { return false }
      switch selection {
      case .one(let binding): binding.wrappedValue = id
      case .many(let binding): binding.wrappedValue = [id]
      }
      return true
    }
  }
}
