import SwiftUI

extension TypeTable {
  /// Visual effects.
  @MainActor static let effects: [TypeCase] = [
    TypeCase(
      "A().opacity(0.5)",
      "ModifiedContent<A, _OpacityEffect>",
      .interface
    ) {
      A().opacity(0.5)
    },
    TypeCase(
      "A().blur(radius: 2)",
      "ModifiedContent<A, _BlurEffect>",
      .interface
    ) {
      A().blur(radius: 2)
    },
    TypeCase(
      "A().brightness(0.5)",
      "ModifiedContent<A, _BrightnessEffect>",
      .interface
    ) {
      A().brightness(0.5)
    },
    TypeCase(
      "A().contrast(0.5)",
      "ModifiedContent<A, _ContrastEffect>",
      .interface
    ) {
      A().contrast(0.5)
    },
    TypeCase(
      "A().saturation(0.5)",
      "ModifiedContent<A, _SaturationEffect>",
      .interface
    ) {
      A().saturation(0.5)
    },
    TypeCase(
      "A().grayscale(0.5)",
      "ModifiedContent<A, _GrayscaleEffect>",
      .interface
    ) {
      A().grayscale(0.5)
    },
    TypeCase(
      "A().hueRotation(.degrees(1))",
      "ModifiedContent<A, _HueRotationEffect>",
      .interface
    ) {
      A().hueRotation(.degrees(1))
    },
    TypeCase(
      "A().colorInvert()",
      "ModifiedContent<A, _ColorInvertEffect>",
      .interface
    ) {
      A().colorInvert()
    },
    TypeCase(
      "A().colorMultiply(.red)",
      "ModifiedContent<A, _ColorMultiplyEffect>",
      .interface
    ) {
      A().colorMultiply(.red)
    },
    TypeCase(
      "A().luminanceToAlpha()",
      "ModifiedContent<A, _LuminanceToAlphaEffect>",
      .interface
    ) {
      A().luminanceToAlpha()
    },
    TypeCase(
      "A().shadow(radius: 2)",
      "ModifiedContent<A, _ShadowEffect>",
      .interface
    ) {
      A().shadow(radius: 2)
    },
    TypeCase(
      "A().shadow(color: .red, radius: 2, x: 1, y: 1)",
      "ModifiedContent<A, _ShadowEffect>",
      .interface
    ) {
      A().shadow(color: .red, radius: 2, x: 1, y: 1)
    },
    TypeCase(
      "A().blendMode(.multiply)",
      "ModifiedContent<A, _BlendModeEffect>",
      .interface
    ) {
      A().blendMode(.multiply)
    },
    TypeCase(
      "A().compositingGroup()",
      "ModifiedContent<A, _CompositingGroupEffect>",
      .interface
    ) {
      A().compositingGroup()
    },
    TypeCase(
      "A().drawingGroup()",
      "ModifiedContent<A, _DrawingGroupEffect>",
      .interface
    ) {
      A().drawingGroup()
    },
    TypeCase(
      "A().geometryGroup()",
      "ModifiedContent<A, _GeometryGroupEffect>",
      .interface
    ) {
      A().geometryGroup()
    },
    TypeCase(
      "A().rotationEffect(.degrees(1), anchor: .top)",
      "ModifiedContent<A, _RotationEffect>",
      .interface
    ) {
      A().rotationEffect(.degrees(1), anchor: .top)
    },
    TypeCase(
      "A().rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0))",
      "ModifiedContent<A, _Rotation3DEffect>",
      .interface
    ) {
      A().rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0))
    },
    TypeCase(
      "A().scaleEffect(2)",
      "ModifiedContent<A, _ScaleEffect>",
      .interface
    ) {
      A().scaleEffect(2)
    },
    TypeCase(
      "A().scaleEffect(x: 2, y: 1)",
      "ModifiedContent<A, _ScaleEffect>",
      .interface
    ) {
      A().scaleEffect(x: 2, y: 1)
    },
    TypeCase(
      "A().scaleEffect(CGSize(width: 1, height: 2))",
      "ModifiedContent<A, _ScaleEffect>",
      .interface
    ) {
      A().scaleEffect(CGSize(width: 1, height: 2))
    },
    TypeCase(
      "A().transformEffect(.identity)",
      "ModifiedContent<A, _TransformEffect>",
      .interface
    ) {
      A().transformEffect(.identity)
    },
    TypeCase(
      "A().projectionEffect(ProjectionTransform())",
      "ModifiedContent<A, _ProjectionEffect>",
      .interface
    ) {
      A().projectionEffect(ProjectionTransform())
    },
    TypeCase(
      "A().allowsHitTesting(false)",
      "ModifiedContent<A, _AllowsHitTestingModifier>",
      .interface
    ) {
      A().allowsHitTesting(false)
    },
    TypeCase(
      "A().accessibilityIgnoresInvertColors()",
      "ModifiedContent<A, _AccessibilityIgnoresInvertColorsViewModifier>",
      .interface
    ) {
      A().accessibilityIgnoresInvertColors()
    },
    TypeCase(
      "A().flipsForRightToLeftLayoutDirection(true)",
      "ModifiedContent<A, _FlipForRTLEffect>",
      .interface
    ) {
      A().flipsForRightToLeftLayoutDirection(true)
    },
    TypeCase(
      "A().modifier(Shake())",
      "ModifiedContent<A, Shake>",
      .interface
    ) {
      A().modifier(Shake())
    },
  ]
}
