public import Foundation

/// The layout of views over one another.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public typealias AnimatableData = EmptyAnimatableData

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public typealias Cache = Void

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
