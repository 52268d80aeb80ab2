public import Foundation

/// A modifier that transforms its content when it is drawn: a leaf modifier named after its type.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Becomes `_IgnoredByLayoutEffect<Self>`.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// A geometry effect that layout does not see.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: ViewModifier {
  public var base: Base

  public typealias Body = Never

  public init(base: Base) {
    self.base = base
  }
}

extension _IgnoredByLayoutEffect: PrimitiveViewModifier {}

extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}

/// A modifier whose data can be animated; from iOS 15 a plain `ViewModifier` that is `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
