/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Says how wide the buttons of its content are.
nonisolated package struct ButtonSizingModifier: ViewModifier {
  package var sizing: ButtonSizing

  package typealias Body = Never

  package init(sizing: ButtonSizing) {
    self.sizing = sizing
  }
}

extension ButtonSizingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ButtonSizingModifier>`; the modifier's name is a guess.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    modifier(ButtonSizingModifier(sizing: sizing))
  }
}
