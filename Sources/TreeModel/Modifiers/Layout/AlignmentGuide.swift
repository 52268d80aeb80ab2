public import Foundation

/// Sets an alignment guide of its content.
nonisolated public struct _AlignmentWritingModifier: ViewModifier {
  package enum Guide {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  package var guide: Guide
  package var computeValue: (ViewDimensions) -> CGFloat

  public typealias Body = Never

  package init(guide: Guide, computeValue: @escaping (ViewDimensions) -> CGFloat) {
    self.guide = guide
    self.computeValue = computeValue
  }
}

extension _AlignmentWritingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _AlignmentWritingModifier>`.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(guide: .horizontal(g), computeValue: computeValue))
  }

  /// Becomes `ModifiedContent<Self, _AlignmentWritingModifier>`.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(guide: .vertical(g), computeValue: computeValue))
  }
}
