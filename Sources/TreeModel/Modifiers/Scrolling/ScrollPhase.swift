/// What moves a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry
  public var velocity: CGVector?
}

/// Runs an action when a scroll view starts or stops.
nonisolated package struct ScrollPhaseActionModifier: ViewModifier {
  package var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  package typealias Body = Never

  package init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }
}

extension ScrollPhaseActionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollPhaseActionModifier>`; the modifier's name is a guess.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseActionModifier { old, new, _ in action(old, new) })
  }

  /// Becomes `ModifiedContent<Self, ScrollPhaseActionModifier>`.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseActionModifier(action: action))
  }
}
