/// How the chosen item of a palette looks.
public struct PaletteSelectionEffect: Equatable, Sendable {
  package let name: String

  public static var automatic: PaletteSelectionEffect { .init(name: "automatic") }

  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .init(name: "symbolVariant(\(variant))")
  }

  public static var custom: PaletteSelectionEffect { .init(name: "custom") }
}

/// Sets how the chosen item of a palette looks.
nonisolated package struct PaletteSelectionEffectModifier: ViewModifier, PrimitiveViewModifier {
  package let effect: PaletteSelectionEffect

  public typealias Body = Never

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.effect.name)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, PaletteSelectionEffectModifier>`; the modifier's name is a guess.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(PaletteSelectionEffectModifier(effect: effect))
  }
}
