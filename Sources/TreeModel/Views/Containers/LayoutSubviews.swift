public import Foundation

/// The subviews of a layout: none, since treeviz lays nothing out.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  public var layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { self }
}

/// A subview of a layout.
public struct LayoutSubview: Equatable, Sendable {
  package init() {}

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  public var priority: Double { 0 }

  public var spacing: ViewSpacing { ViewSpacing() }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal))
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// The space that a view wants around it.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()

  public init() {}

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
