/// What the system may do with a text that one writes.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let disabled = WritingToolsBehavior(name: "disabled")
  public static let limited = WritingToolsBehavior(name: "limited")
}

/// Says what the system may do with a text that one writes.
nonisolated package struct WritingToolsBehaviorModifier: ViewModifier {
  package var behavior: WritingToolsBehavior

  package typealias Body = Never

  package init(behavior: WritingToolsBehavior) {
    self.behavior = behavior
  }
}

extension WritingToolsBehaviorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, WritingToolsBehaviorModifier>`; the modifier's name is a guess.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modifier(WritingToolsBehaviorModifier(behavior: behavior))
  }
}
