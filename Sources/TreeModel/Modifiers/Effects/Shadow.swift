public import Foundation

/// Draws a shadow of its content.
nonisolated public struct _ShadowEffect: ViewModifier, Equatable {
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize

  public typealias Body = Never

  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

extension _ShadowEffect: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value("radius", \.radius)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _ShadowEffect>`.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
