public import Foundation

/// A transition whose type is erased.
public struct AnyTransition: @unchecked Sendable, CustomStringConvertible {
  public let description: String

  package init(named description: String) {
    self.description = description
  }

  public init<T: Transition>(_ transition: T) {
    self.init(named: T.self == IdentityTransition.self ? "identity" : "\(T.self)")
  }

  public static let identity = AnyTransition(named: "identity")
  public static let opacity = AnyTransition(named: "opacity")
  public static let slide = AnyTransition(named: "slide")
  public static let scale = AnyTransition(named: "scale")

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(named: "scale(\(scale))")
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(named: "move(\(edge))") }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(named: "push(\(edge))")
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(named: "offset(\(offset.width), \(offset.height))")
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(named: "asymmetric(\(insertion.description), \(removal.description))")
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(named: "modifier(\(E.self))")
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(named: "\(description).combined(\(other.description))")
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(named: "\(description).animation")
  }
}
