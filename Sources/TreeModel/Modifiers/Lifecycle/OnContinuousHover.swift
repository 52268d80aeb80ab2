public import Foundation

/// A phase of a pointer's way over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// Runs an action while the pointer moves over its content.
nonisolated package struct ContinuousHoverModifier: ViewModifier {
  package var coordinateSpace: CoordinateSpace
  package var action: (HoverPhase) -> Void

  package typealias Body = Never

  package init(coordinateSpace: CoordinateSpace, action: @escaping (HoverPhase) -> Void) {
    self.coordinateSpace = coordinateSpace
    self.action = action
  }
}

extension ContinuousHoverModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ContinuousHoverModifier>`; the modifier's name is a guess.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      ContinuousHoverModifier(coordinateSpace: coordinateSpace.coordinateSpace, action: action))
  }

  /// Becomes `ModifiedContent<Self, ContinuousHoverModifier>`.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(coordinateSpace: coordinateSpace, action: action))
  }
}
