public import Foundation

/// Where a scroll view is, or is to go.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private enum Target: Hashable {
    case automatic
    case edge(Edge)
    case point(CGFloat?, CGFloat?)
  }

  private var target = Target.automatic
  private var id: AnyHashable?

  public init() {}

  public init<ID: Hashable & Sendable>(idType: ID.Type) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
  }

  public init(edge: Edge) {
    target = .edge(edge)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type, edge: Edge) {
    self.init(edge: edge)
  }

  public init(point: CGPoint) {
    target = .point(point.x, point.y)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type, point: CGPoint) {
    self.init(point: point)
  }

  public init(x: CGFloat, y: CGFloat) {
    target = .point(x, y)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type, x: CGFloat, y: CGFloat) {
    self.init(x: x, y: y)
  }

  public init(x: CGFloat) {
    target = .point(x, nil)
  }

  public init(y: CGFloat) {
    target = .point(nil, y)
  }

  public var isPositionedByUser: Bool { false }

  public var edge: Edge? {
    if case .edge(let edge) = target { edge } else { nil }
  }

  public var x: CGFloat? {
    if case .point(let x, _) = target { x } else { nil }
  }

  public var y: CGFloat? {
    if case .point(_, let y) = target { y } else { nil }
  }

  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  public var viewID: AnyHashable? { id }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition(edge: edge)
  }

  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition(point: point)
  }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    self = ScrollPosition(x: x, y: y)
  }

  public mutating func scrollTo(x: CGFloat) {
    self = ScrollPosition(x: x)
  }

  public mutating func scrollTo(y: CGFloat) {
    self = ScrollPosition(y: y)
  }
}

/// Ties the position of a scroll view to a value.
nonisolated package struct ScrollPositionModifier: ViewModifier {
  package var position: Binding<ScrollPosition>
  package var anchor: UnitPoint?

  package typealias Body = Never

  package init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.position = position
    self.anchor = anchor
  }
}

extension ScrollPositionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollPositionModifier>`; the modifier's name is a guess.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }
}
