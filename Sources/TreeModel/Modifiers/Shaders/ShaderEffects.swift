public import Foundation

/// Draws its content with a shader that changes each colour.
nonisolated package struct ColorShaderEffect: ViewModifier {
  package var shader: Shader
  package var isEnabled: Bool

  package typealias Body = Never

  package init(shader: Shader, isEnabled: Bool) {
    self.shader = shader
    self.isEnabled = isEnabled
  }
}

extension ColorShaderEffect: PrimitiveViewModifier {}

/// Draws its content with a shader that moves each point.
nonisolated package struct DistortionShaderEffect: ViewModifier {
  package var shader: Shader
  package var maxSampleOffset: CGSize
  package var isEnabled: Bool

  package typealias Body = Never

  package init(shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool) {
    self.shader = shader
    self.maxSampleOffset = maxSampleOffset
    self.isEnabled = isEnabled
  }
}

extension DistortionShaderEffect: PrimitiveViewModifier {}

/// Draws its content with a shader that reads the whole layer.
nonisolated package struct LayerShaderEffect: ViewModifier {
  package var shader: Shader
  package var maxSampleOffset: CGSize
  package var isEnabled: Bool

  package typealias Body = Never

  package init(shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool) {
    self.shader = shader
    self.maxSampleOffset = maxSampleOffset
    self.isEnabled = isEnabled
  }
}

extension LayerShaderEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ColorShaderEffect>`; the modifier's name is a guess.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ColorShaderEffect(shader: shader, isEnabled: isEnabled))
  }

  /// Becomes `ModifiedContent<Self, DistortionShaderEffect>`; the modifier's name is a guess.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      DistortionShaderEffect(
        shader: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
  }

  /// Becomes `ModifiedContent<Self, LayerShaderEffect>`; the modifier's name is a guess.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(
      LayerShaderEffect(shader: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding("colorEffect")
  }

  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { adding("distortionEffect") }

  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { adding("layerEffect") }
}
