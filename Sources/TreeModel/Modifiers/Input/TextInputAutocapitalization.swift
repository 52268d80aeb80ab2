/// Which letters become capitals; UIKit has it on Apple's systems alone.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Which letters become capitals while they are typed.
public struct TextInputAutocapitalization: Sendable {
  package let type: UITextAutocapitalizationType

  package init(type: UITextAutocapitalizationType) {
    self.type = type
  }

  public init?(_ type: UITextAutocapitalizationType) {
    self.type = type
  }

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .sentences)
  }
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .allCharacters)
  }
}

extension EnvironmentValues {
  private enum TextInputAutocapitalizationKey: EnvironmentKey {
    static var defaultValue: TextInputAutocapitalization? { nil }
  }

  package var textInputAutocapitalization: TextInputAutocapitalization? {
    get { self[TextInputAutocapitalizationKey.self] }
    set { self[TextInputAutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<TextInputAutocapitalization>>>`.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputAutocapitalization, autocapitalization)
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<TextInputAutocapitalization>>>`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textInputAutocapitalization, TextInputAutocapitalization(type: style))
  }
}
