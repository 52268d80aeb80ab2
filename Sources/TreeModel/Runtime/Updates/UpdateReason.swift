/// Why a body runs.
package enum UpdateReason: Hashable {
  /// Its node was mounted.
  case inserted
  /// Its view has another value than before: the properties that differ.
  case value([String])
  /// A state that it read has another value, by the property's name.
  case state(String)
  /// What a binding that it read leads to has another value, by the property's name.
  case binding(String)
  /// A value of the environment that it reads is another one, by the property's name.
  case environment(String, AnyKeyPath)
  /// An object that it declares will change, by the property's name.
  case object(String)
  /// A property of an observable object that it read will change: `FoodTruck.orders`.
  case observable(String)
  /// A preference that it reads is another one.
  case preference(Any.Type)
  /// A date of a timeline's schedule has come.
  case time
  /// The view that a modifier is applied to is another one: no reason to run a body.
  case content

  package static func == (lhs: UpdateReason, rhs: UpdateReason) -> Bool {
    switch (lhs, rhs) {
    case (.inserted, .inserted), (.content, .content), (.time, .time): true
    case (.value(let lhs), .value(let rhs)): lhs == rhs
    case (.state(let lhs), .state(let rhs)), (.binding(let lhs), .binding(let rhs)),
      (.object(let lhs), .object(let rhs)), (.observable(let lhs), .observable(let rhs)):
      lhs == rhs
    case (.environment(let lhs, let lhsPath), .environment(let rhs, let rhsPath)):
      lhs == rhs && lhsPath == rhsPath
    case (.preference(let lhs), .preference(let rhs)): lhs == rhs
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .inserted: hasher.combine(0)
    case .value(let names): hasher.combine(names)
    case .state(let name), .binding(let name), .object(let name), .observable(let name):
      hasher.combine(name)
    case .environment(let name, let keyPath):
      hasher.combine(name)
      hasher.combine(keyPath)
    case .preference(let key): hasher.combine(ObjectIdentifier(key))
    case .content: hasher.combine(1)
    case .time: hasher.combine(2)
    }
  }
}
