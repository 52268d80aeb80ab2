public import Foundation

/// A change of how a view is drawn that leaves its layout as it is.
public protocol VisualEffect: Sendable {}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// An effect after another.
package struct CombinedVisualEffect<Base: VisualEffect>: VisualEffect {
  package let base: Base
  package let name: String
}

extension VisualEffect {
  package func adding(_ name: String) -> CombinedVisualEffect<Self> {
    CombinedVisualEffect(base: self, name: name)
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding("opacity") }
  public func offset(_ offset: CGSize) -> some VisualEffect { adding("offset") }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding("offset") }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("scaleEffect")
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("scaleEffect")
  }
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center)
    -> some VisualEffect
  { adding("scaleEffect") }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("rotationEffect")
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { adding("rotation3DEffect") }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding("blur") }
  public func brightness(_ amount: Double) -> some VisualEffect { adding("brightness") }
  public func contrast(_ amount: Double) -> some VisualEffect { adding("contrast") }
  public func saturation(_ amount: Double) -> some VisualEffect { adding("saturation") }
  public func grayscale(_ amount: Double) -> some VisualEffect { adding("grayscale") }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding("hueRotation") }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding("transformEffect")
  }
}
