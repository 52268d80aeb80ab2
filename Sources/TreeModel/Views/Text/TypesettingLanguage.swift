public import Foundation

/// The language whose rules of typesetting apply.
public struct TypesettingLanguage: Equatable, Sendable {
  package let language: Locale.Language?

  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// Stays `Text`.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }

  /// Stays `Text`.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<TypesettingLanguage>>`: a guess.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = .explicit(language) } }
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<TypesettingLanguage>>`.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
  }
}

private enum TypesettingLanguageKey: EnvironmentKey {
  static let defaultValue = TypesettingLanguage.automatic
}

extension EnvironmentValues {
  package var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}
