/// Which of the forms of a text is shown, where it has several.
public protocol TextVariantPreference: Sendable {}

/// The largest form of a text.
public struct FixedTextVariant: TextVariantPreference {}

/// The form of a text that fits.
public struct SizeDependentTextVariant: TextVariantPreference {}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// Says which form of a text is shown.
nonisolated package struct TextVariantModifier<Variant: TextVariantPreference>: ViewModifier {
  package var variant: Variant

  package typealias Body = Never
}

extension TextVariantModifier: PrimitiveViewModifier {}

extension Text {
  /// Becomes `ModifiedContent<Text, TextVariantModifier<V>>`; the modifier's name is a guess.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    modifier(TextVariantModifier(variant: preference))
  }
}
