public import Foundation

/// Sizes its content after its container.
nonisolated package struct ContainerRelativeFrameModifier: ViewModifier {
  package var axes: Axis.Set
  package var alignment: Alignment
  package var count: Int?
  package var span: Int
  package var spacing: CGFloat
  package var length: ((CGFloat, Axis) -> CGFloat)?

  package typealias Body = Never

  package init(
    axes: Axis.Set, alignment: Alignment, count: Int?, span: Int, spacing: CGFloat,
    length: ((CGFloat, Axis) -> CGFloat)?
  ) {
    self.axes = axes
    self.alignment = alignment
    self.count = count
    self.span = span
    self.spacing = spacing
    self.length = length
  }
}

extension ContainerRelativeFrameModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ContainerRelativeFrameModifier>`.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    modifier(
      ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, count: nil, span: 1, spacing: 0, length: nil))
  }

  /// Becomes `ModifiedContent<Self, ContainerRelativeFrameModifier>`.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, count: count, span: span, spacing: spacing, length: nil))
  }

  /// Becomes `ModifiedContent<Self, ContainerRelativeFrameModifier>`.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, count: nil, span: 1, spacing: 0, length: length))
  }
}
