/// How one dictates into a field.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = TextInputDictationBehavior(name: "automatic")

  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline(\(activation.name))")
  }
}

/// What begins a dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
  fileprivate let name: String

  public static let onLook = TextInputDictationActivation(name: "onLook")
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// Says how one dictates into a search field.
nonisolated package struct SearchDictationBehaviorModifier: ViewModifier {
  package var behavior: TextInputDictationBehavior

  package typealias Body = Never

  package init(behavior: TextInputDictationBehavior) {
    self.behavior = behavior
  }
}

extension SearchDictationBehaviorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, SearchDictationBehaviorModifier>`; the modifier's name is a guess.
  nonisolated public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    modifier(SearchDictationBehaviorModifier(behavior: dictationBehavior))
  }
}
