/// What goes along with a change of state.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}
