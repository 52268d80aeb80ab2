/// The keyframes of one property.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  package let content: Content

  /// The parameter `Value` is the property's: what keyframes change as a whole is the root.
  @_implements(Keyframes,Value)
  public typealias KeyframesValue = Root

  package init(content: Content) {
    self.content = content
  }
}

extension KeyframeTrack {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(content: content())
  }

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.init(content: content())
  }
}
