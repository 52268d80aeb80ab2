/// What the system may do with a text that one writes.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let disabled = WritingToolsBehavior(name: "disabled")
  public static let limited = WritingToolsBehavior(name: "limited")
}

extension EnvironmentValues {
  private enum WritingToolsBehaviorKey: EnvironmentKey {
    static var defaultValue: WritingToolsBehavior? { nil }
  }

  public var writingToolsBehavior: WritingToolsBehavior? {
    get { self[WritingToolsBehaviorKey.self] }
    set { self[WritingToolsBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<WritingToolsBehavior>>>`: a
  /// guess.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior)
  }
}
