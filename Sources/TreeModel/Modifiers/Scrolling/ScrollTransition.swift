/// How a view changes at the edges of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  package let name: String

  public static let animated = ScrollTransitionConfiguration(name: "animated")
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(name: "animated")
  }

  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(name: "interactive")
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a view is seen when it changes.
  public struct Threshold: Sendable {
    package let name: String

    public static let visible = Threshold(name: "visible")
    public static let hidden = Threshold(name: "hidden")
    public static var centered: Threshold { Threshold(name: "centered") }

    public static func visible(_ amount: Double) -> Threshold { Threshold(name: "\(amount)") }
  }
}

/// Where in a scroll view a view is.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// Changes its content at the edges of a scroll view.
nonisolated package struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
  package var topLeading: ScrollTransitionConfiguration
  package var bottomTrailing: ScrollTransitionConfiguration
  package var axis: Axis?
  package var transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  package typealias Body = Never

  package init(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis?,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    self.axis = axis
    self.transition = transition
  }
}

extension ScrollTransitionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollTransitionModifier<Effect>>`; the modifier's name is a guess.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition
      ))
  }

  /// Becomes `ModifiedContent<Self, ScrollTransitionModifier<Effect>>`; the modifier's name is a guess.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
