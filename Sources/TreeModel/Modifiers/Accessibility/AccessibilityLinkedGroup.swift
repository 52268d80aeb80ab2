/// What a view is in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Sendable {
  case label
  case content
}

/// Ties its content to other views for assistive technologies.
nonisolated package struct AccessibilityRelationModifier: ViewModifier {
  package var id: AnyHashable
  package var role: AccessibilityLabeledPairRole?

  package typealias Body = Never

  package init(id: AnyHashable, role: AccessibilityLabeledPairRole?) {
    self.id = id
    self.role = role
  }
}

extension AccessibilityRelationModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityRelationModifier>`; the modifier's name is a guess.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(AccessibilityRelationModifier(id: id, role: nil))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityRelationModifier>`.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(AccessibilityRelationModifier(id: id, role: role))
  }
}
