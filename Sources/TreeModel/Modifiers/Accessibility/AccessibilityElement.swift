/// What an element does with its children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Makes its content one element for assistive technologies.
nonisolated package struct AccessibilityContainerModifier: ViewModifier {
  package var behavior: AccessibilityChildBehavior

  package typealias Body = Never

  package init(behavior: AccessibilityChildBehavior) {
    self.behavior = behavior
  }
}

extension AccessibilityContainerModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityContainerModifier>`.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    modifier(AccessibilityContainerModifier(behavior: children))
  }
}
