/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  package let name: String

  public static var search: TabRole { TabRole(name: "search") }
}

/// The label that a tab makes of its title and image: a leaf.
nonisolated public struct DefaultTabLabel: View, PrimitiveView {
  package let title: String?

  public typealias Body = Never

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.title)
  }
}

/// A tab of a tab view: its content is a list, its label stands under its role.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  package let value: Value?
  package let role: TabRole?
  package let content: Content
  package let label: Label

  public typealias Body = Never
  public typealias TabValue = Value
}

extension Tab: PrimitiveToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("label", \.label)
    structure.list(\.content)
  }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }

  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel(title: role?.name))
  }

  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(title: role?.name))
  }
}
