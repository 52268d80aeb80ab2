/// A change of the font of a subtree.
package struct AnyFontModifier: Equatable, Sendable {
  package let name: String
}

extension View {
  nonisolated private func fontModifier(_ name: String, isActive: Bool = true) -> some View {
    transformEnvironment(\.fontModifiers) { modifiers in
      if isActive { modifiers.append(AnyFontModifier(name: name)) }
    }
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>`.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontModifier("bold", isActive: isActive)
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>`.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    fontModifier("italic", isActive: isActive)
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>`.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontModifier("weight \(weight?.value ?? 0)", isActive: weight != nil)
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>`.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontModifier("width \(width?.value ?? 0)", isActive: width != nil)
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>`.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontModifier("design \(design ?? .default)", isActive: design != nil)
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>`.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontModifier("monospaced", isActive: isActive)
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>`.
  nonisolated public func monospacedDigit() -> some View {
    fontModifier("monospacedDigit")
  }
}
