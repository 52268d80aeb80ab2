/// How a scroll view hides the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  package let name: String

  public static var automatic: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(name: "automatic")
  }
  public static var immediately: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(name: "immediately")
  }
  public static var interactively: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(name: "interactively")
  }
  public static var never: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(name: "never")
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<ScrollDismissesKeyboardMode>>`.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
