/// Whether the indicators of a scroll view are seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  package let name: String

  public static var automatic: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(name: "automatic")
  }
  public static var visible: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(name: "visible")
  }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "hidden") }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(name: "never") }
}

/// Sets whether the indicators of the scroll views in its content are seen.
nonisolated package struct ScrollIndicatorsModifier: ViewModifier {
  package var visibility: ScrollIndicatorVisibility
  package var axes: Axis.Set

  package typealias Body = Never

  package init(visibility: ScrollIndicatorVisibility, axes: Axis.Set) {
    self.visibility = visibility
    self.axes = axes
  }
}

extension ScrollIndicatorsModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollIndicatorsModifier>`.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
  }
}
