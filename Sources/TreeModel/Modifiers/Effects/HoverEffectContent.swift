public import Foundation

/// What a view looks like under the pointer: nothing is drawn, so that it is what it is made of.
public protocol HoverEffectContent {}

/// What a view looks like without an effect.
public struct EmptyHoverEffectContent: HoverEffectContent {}

/// Views whose effects begin and end together.
public struct HoverEffectGroup {
  private let id: String?

  public init(_ namespace: Namespace.ID) {
    id = nil
  }

  public init<ID: Hashable>(id: ID, in namespace: Namespace.ID) {
    self.id = "\(id)"
  }
}

extension HoverEffectContent {
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent
  {
    self
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent {
    self
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some HoverEffectContent { self }

  public func opacity(_ opacity: Double) -> some HoverEffectContent { self }

  public func offset(_ offset: CGSize) -> some HoverEffectContent { self }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { self }

  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some HoverEffectContent { self }

  public func clipShape(_ shape: some Shape) -> some HoverEffectContent { self }

  public func transformEffect(_ transform: ProjectionTransform) -> some HoverEffectContent {
    self
  }

  public func animation(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent
  ) -> some HoverEffectContent { self }
}

/// Changes its content under the pointer, by a closure.
nonisolated package struct CustomHoverEffectModifier<Effect: HoverEffectContent>: ViewModifier {
  package var effect: (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
  package var isEnabled: Bool

  package typealias Body = Never
}

extension CustomHoverEffectModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, CustomHoverEffectModifier<E>>`; the modifier's name is a guess.
  nonisolated public func hoverEffect<E: HoverEffectContent>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> E
  ) -> some View {
    modifier(CustomHoverEffectModifier(effect: body, isEnabled: isEnabled))
  }
}
