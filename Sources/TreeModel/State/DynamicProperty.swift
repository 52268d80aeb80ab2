/// A stored property of a view that the runtime updates before it asks for the body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
