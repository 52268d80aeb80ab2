public import Foundation

/// Blurs its content.
nonisolated public struct _BlurEffect: ViewModifier, Equatable {
  public var radius: CGFloat
  public var isOpaque: Bool

  public typealias Body = Never

  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }
}

extension _BlurEffect: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value("radius", \.radius)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _BlurEffect>`.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}
