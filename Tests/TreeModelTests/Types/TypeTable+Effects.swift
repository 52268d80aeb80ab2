import SwiftUI

extension TypeTable {
  /// Visual effects.
  @MainActor static let effects: [TypeTableRow] = [
    TypeTableRow(
      "A().opacity(0.5)",
      "ModifiedContent<A, _OpacityEffect>",
      .interface
    ) {
      A().opacity(0.5)
    },
    TypeTableRow(
      "A().blur(radius: 2)",
      "ModifiedContent<A, _BlurEffect>",
      .interface
    ) {
      A().blur(radius: 2)
    },
    TypeTableRow(
      "A().brightness(0.5)",
      "ModifiedContent<A, _BrightnessEffect>",
      .interface
    ) {
      A().brightness(0.5)
    },
    TypeTableRow(
      "A().contrast(0.5)",
      "ModifiedContent<A, _ContrastEffect>",
      .interface
    ) {
      A().contrast(0.5)
    },
    TypeTableRow(
      "A().saturation(0.5)",
      "ModifiedContent<A, _SaturationEffect>",
      .interface
    ) {
      A().saturation(0.5)
    },
    TypeTableRow(
      "A().grayscale(0.5)",
      "ModifiedContent<A, _GrayscaleEffect>",
      .interface
    ) {
      A().grayscale(0.5)
    },
    TypeTableRow(
      "A().hueRotation(.degrees(1))",
      "ModifiedContent<A, _HueRotationEffect>",
      .interface
    ) {
      A().hueRotation(.degrees(1))
    },
    TypeTableRow(
      "A().colorInvert()",
      "ModifiedContent<A, _ColorInvertEffect>",
      .interface
    ) {
      A().colorInvert()
    },
    TypeTableRow(
      "A().colorMultiply(.red)",
      "ModifiedContent<A, _ColorMultiplyEffect>",
      .interface
    ) {
      A().colorMultiply(.red)
    },
    TypeTableRow(
      "A().luminanceToAlpha()",
      "ModifiedContent<A, _LuminanceToAlphaEffect>",
      .interface
    ) {
      A().luminanceToAlpha()
    },
    TypeTableRow(
      "A().shadow(radius: 2)",
      "ModifiedContent<A, _ShadowEffect>",
      .interface
    ) {
      A().shadow(radius: 2)
    },
    TypeTableRow(
      "A().shadow(color: .red, radius: 2, x: 1, y: 1)",
      "ModifiedContent<A, _ShadowEffect>",
      .interface
    ) {
      A().shadow(color: .red, radius: 2, x: 1, y: 1)
    },
    TypeTableRow(
      "A().blendMode(.multiply)",
      "ModifiedContent<A, _BlendModeEffect>",
      .interface
    ) {
      A().blendMode(.multiply)
    },
    TypeTableRow(
      "A().compositingGroup()",
      "ModifiedContent<A, _CompositingGroupEffect>",
      .interface
    ) {
      A().compositingGroup()
    },
    TypeTableRow(
      "A().drawingGroup()",
      "ModifiedContent<A, _DrawingGroupEffect>",
      .interface
    ) {
      A().drawingGroup()
    },
    TypeTableRow(
      "A().geometryGroup()",
      "ModifiedContent<A, _GeometryGroupEffect>",
      .interface
    ) {
      A().geometryGroup()
    },
    TypeTableRow(
      "A().rotationEffect(.degrees(1), anchor: .top)",
      "ModifiedContent<A, _RotationEffect>",
      .interface
    ) {
      A().rotationEffect(.degrees(1), anchor: .top)
    },
    TypeTableRow(
      "A().rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0))",
      "ModifiedContent<A, _Rotation3DEffect>",
      .interface
    ) {
      A().rotation3DEffect(.degrees(1), axis: (x: 0, y: 1, z: 0))
    },
    TypeTableRow(
      "A().scaleEffect(2)",
      "ModifiedContent<A, _ScaleEffect>",
      .interface
    ) {
      A().scaleEffect(2)
    },
    TypeTableRow(
      "A().scaleEffect(x: 2, y: 1)",
      "ModifiedContent<A, _ScaleEffect>",
      .interface
    ) {
      A().scaleEffect(x: 2, y: 1)
    },
    TypeTableRow(
      "A().scaleEffect(CGSize(width: 1, height: 2))",
      "ModifiedContent<A, _ScaleEffect>",
      .interface
    ) {
      A().scaleEffect(CGSize(width: 1, height: 2))
    },
    TypeTableRow(
      "A().transformEffect(.identity)",
      "ModifiedContent<A, _TransformEffect>",
      .interface
    ) {
      A().transformEffect(.identity)
    },
    TypeTableRow(
      "A().projectionEffect(ProjectionTransform())",
      "ModifiedContent<A, _ProjectionEffect>",
      .interface
    ) {
      A().projectionEffect(ProjectionTransform())
    },
    TypeTableRow(
      "A().allowsHitTesting(false)",
      "ModifiedContent<A, _AllowsHitTestingModifier>",
      .interface
    ) {
      A().allowsHitTesting(false)
    },
    TypeTableRow(
      "A().accessibilityIgnoresInvertColors()",
      "ModifiedContent<A, _AccessibilityIgnoresInvertColorsViewModifier>",
      .interface
    ) {
      A().accessibilityIgnoresInvertColors()
    },
    TypeTableRow(
      "A().flipsForRightToLeftLayoutDirection(true)",
      "ModifiedContent<A, _FlipForRTLEffect>",
      .interface
    ) {
      A().flipsForRightToLeftLayoutDirection(true)
    },
    TypeTableRow(
      "A().modifier(Shake())",
      "ModifiedContent<A, Shake>",
      .interface
    ) {
      A().modifier(Shake())
    },
  ]
}
