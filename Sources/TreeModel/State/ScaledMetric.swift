/// A number that grows with the size of the text. treeviz leaves it as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  package let textStyle: Font.TextStyle

  public let wrappedValue: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
    self.textStyle = textStyle
  }

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }
}

extension ScaledMetric: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {}

  package func shownValue() -> ShownValue { .value(wrappedValue) }
}
