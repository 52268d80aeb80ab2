public import Foundation

/// Sets the width of the inspector around its content.
nonisolated package struct InspectorColumnWidthModifier: ViewModifier {
  package var minimum: CGFloat?
  package var ideal: CGFloat
  package var maximum: CGFloat?

  package typealias Body = Never

  package init(minimum: CGFloat?, ideal: CGFloat, maximum: CGFloat?) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }
}

extension InspectorColumnWidthModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, InspectorColumnWidthModifier>`; the modifier's name is a guess.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Becomes `ModifiedContent<Self, InspectorColumnWidthModifier>`.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(InspectorColumnWidthModifier(minimum: min, ideal: ideal, maximum: max))
  }
}
