public import Foundation

/// Sets the width of the column around its content.
nonisolated package struct NavigationSplitViewColumnWidthModifier: ViewModifier {
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

extension NavigationSplitViewColumnWidthModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, NavigationSplitViewColumnWidthModifier>`; the modifier's name is a guess.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Becomes `ModifiedContent<Self, NavigationSplitViewColumnWidthModifier>`.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(NavigationSplitViewColumnWidthModifier(minimum: min, ideal: ideal, maximum: max))
  }
}
