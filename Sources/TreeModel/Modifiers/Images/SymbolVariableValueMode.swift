/// How the variable value of a symbol is drawn.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let name: String

  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension EnvironmentValues {
  private enum SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
  }

  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<SymbolVariableValueMode>>>`:
  /// a guess.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}
