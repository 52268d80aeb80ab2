public import Foundation

/// Where scrolling may end.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// Where a scroll view will stop.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
    hasher.combine(anchor)
  }
}

/// What a behaviour knows of the scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  package let environment: EnvironmentValues
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Scrolling by pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling from view to view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  package let limitBehavior: LimitBehavior

  public struct LimitBehavior: Sendable {
    private let name: String

    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
  }

  public init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Sets where scrolling may end in the scroll views in its content.
nonisolated package struct ScrollBehaviorModifier<Behavior: ScrollTargetBehavior>: ViewModifier {
  package var behavior: Behavior

  package typealias Body = Never

  package init(behavior: Behavior) {
    self.behavior = behavior
  }
}

extension ScrollBehaviorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollBehaviorModifier<Behavior>>`.
  nonisolated public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior)
    -> some View
  {
    modifier(ScrollBehaviorModifier(behavior: behavior))
  }
}
