/// How a view comes and goes, as in iOS 17.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  @MainActor @preconcurrency static var properties: TransitionProperties { get }

  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  public func combined<T: Transition>(with other: T) -> some Transition {
    CombiningTransition(first: self, second: other)
  }

  public func animation(_ animation: Animation?) -> some Transition {
    FilterTransition(base: self, animation: animation)
  }
}

/// Where in its transition a view is.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a transition needs.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// One transition, then another.
package struct CombiningTransition<First: Transition, Second: Transition>: Transition {
  package let first: First
  package let second: Second

  package func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition with an animation of its own.
package struct FilterTransition<Base: Transition>: Transition {
  package let base: Base
  package let animation: Animation?

  package func body(content: Content, phase: TransitionPhase) -> some View { content }
}
