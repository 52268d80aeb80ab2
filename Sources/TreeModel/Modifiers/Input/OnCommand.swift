/// A direction of a move command.
public enum MoveCommandDirection: Hashable, Sendable {
  case up
  case down
  case left
  case right
}

/// Runs an action for a command of the keyboard or the remote.
nonisolated package struct OnCommandModifier: ViewModifier {
  package var name: String
  package var action: ((MoveCommandDirection?) -> Void)?

  package typealias Body = Never

  package init(name: String, action: ((MoveCommandDirection?) -> Void)?) {
    self.name = name
    self.action = action
  }
}

extension OnCommandModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, OnCommandModifier>`.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(OnCommandModifier(name: "exit", action: action.map { action in { _ in action() } }))
  }

  /// Becomes `ModifiedContent<Self, OnCommandModifier>`.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)
    -> some View
  {
    modifier(
      OnCommandModifier(name: "move", action: action.map { action in { action($0 ?? .up) } }))
  }
}
