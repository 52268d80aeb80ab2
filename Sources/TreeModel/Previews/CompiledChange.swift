/// A change that treeviz compiled into an example, for an option such as `--set count=3`.
public protocol _CompiledChange {
  /// Which one of the example's changes it is.
  static var number: Int { get }
}

/// A change of a view's state: `--set count=3`.
public protocol _StateChange: _CompiledChange {
  associatedtype Subject

  /// Changes the state of a view, modifier or the like whose properties are installed.
  @MainActor static func apply(to subject: Subject)
}

/// A change of a model's property: `--set-model FoodTruck.orders=[]`.
public protocol _ModelChange: _CompiledChange {
  associatedtype Model: AnyObject

  @MainActor static func apply(to model: Model)
}

/// A change of the environment: `--set-env colorScheme=dark`.
public protocol _EnvironmentChange: _CompiledChange {
  /// The key as the user wrote it.
  static var key: String { get }

  @MainActor static func apply(to environment: inout EnvironmentValues)

  /// Returns the value of the key.
  @MainActor static func value(in environment: EnvironmentValues) -> Any
}
