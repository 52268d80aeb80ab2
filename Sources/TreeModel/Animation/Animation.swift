/// How a change is animated. treeviz shows the end of every animation.
public struct Animation: Equatable, Sendable {
  package let description: String

  package init(named description: String) {
    self.description = description
  }

  public static let `default` = Animation(named: "default")
}
