/// Gives its content children for assistive technologies.
nonisolated package struct AccessibilityChildrenModifier<Children: View>: ViewModifier {
  package var children: Children

  package typealias Body = Never

  package init(children: Children) {
    self.children = children
  }
}

extension AccessibilityChildrenModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("accessibilityChildren", \.children)
  }
}

/// Shows another view to assistive technologies.
nonisolated package struct AccessibilityRepresentationModifier<Representation: View>: ViewModifier {
  package var representation: Representation

  package typealias Body = Never

  package init(representation: Representation) {
    self.representation = representation
  }
}

extension AccessibilityRepresentationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("accessibilityRepresentation", \.representation)
  }
}

/// Gives its content actions for assistive technologies.
nonisolated package struct AccessibilityActionsModifier<Actions: View>: ViewModifier {
  package var actions: Actions

  package typealias Body = Never

  package init(actions: Actions) {
    self.actions = actions
  }
}

extension AccessibilityActionsModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("accessibilityActions", \.actions)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityChildrenModifier<V>>`; the modifier's name is a guess.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  {
    modifier(AccessibilityChildrenModifier(children: children()))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityRepresentationModifier<V>>`; the modifier's name is a guess.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    modifier(AccessibilityRepresentationModifier(representation: representation()))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityActionsModifier<Content>>`; the modifier's name is a guess.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    modifier(AccessibilityActionsModifier(actions: content()))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityActionsModifier<Content>>`.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityActionsModifier(actions: content()))
  }
}

/// What actions are for.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) {
    self.name = name
  }

  public init(_ label: Text) {
    name = label.string
  }

  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S) {
    name = String(label)
  }
}
