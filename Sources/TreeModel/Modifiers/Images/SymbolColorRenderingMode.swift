/// How the colours of a symbol are drawn.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String

  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// Says how the colours of a symbol are drawn.
nonisolated package struct SymbolColorRenderingModifier: ViewModifier {
  package var mode: SymbolColorRenderingMode?

  package typealias Body = Never

  package init(mode: SymbolColorRenderingMode?) {
    self.mode = mode
  }
}

extension SymbolColorRenderingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, SymbolColorRenderingModifier>`; the modifier's name is a guess.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modifier(SymbolColorRenderingModifier(mode: mode))
  }
}
