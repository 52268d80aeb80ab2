public import Foundation

/// A layout whose type is erased.
public struct AnyLayout: Layout {
  package let layout: any Layout

  public typealias AnimatableData = EmptyAnimatableData

  public init<L: Layout>(_ layout: L) {
    self.layout = layout
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
