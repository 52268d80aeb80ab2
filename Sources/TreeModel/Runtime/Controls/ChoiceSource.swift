/// A control whose choices are values, and no views below it.
protocol ChoiceSource {
  /// The values, in order.
  var choices: [AnyHashable] { get }
}

extension Table: ChoiceSource {
  var choices: [AnyHashable] { rows._elements.map { AnyHashable($0.id) } }
}
