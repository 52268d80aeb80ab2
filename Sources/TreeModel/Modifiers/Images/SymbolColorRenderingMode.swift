/// How the colours of a symbol are drawn.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String

  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension EnvironmentValues {
  private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
  }

  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Becomes
  /// `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<SymbolColorRenderingMode>>>`: a guess.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}
