/// The aids that a focus is for.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Where the focus of accessibility is, in a view's own terms.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  public init() where Value == Bool {
    state = FocusState()
  }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = FocusState()
  }

  public init<T: Hashable>() where Value == T? {
    state = FocusState()
  }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = FocusState()
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(state: state.projectedValue) }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    package let state: FocusState<Value>.Binding

    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {
    state.install(at: place)
  }

  package func shownValue() -> ShownValue { state.shownValue() }
}

extension AccessibilityFocusState: SelfComparing {
  func isSame(as other: Any) -> Bool { other is Self }
}

extension AccessibilityFocusState.Binding: SelfComparing {
  func isSame(as other: Any) -> Bool {
    (other as? Self).map { $0.state.storage === state.storage } ?? false
  }
}
