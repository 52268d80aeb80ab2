// Modifiers of tabs: those of views in the places of their content.

extension ModifiedContent: ToolbarContent, _PrimitiveToolbarContent, PrimitiveToolbarContent
where Content: TabContent, Modifier: ViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.modified(\.content, by: \.modifier)
  }
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
  public typealias TabValue = Content.TabValue
}

extension TabContent {
  nonisolated func modified<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<BadgeTraitKey>>`, as of a view.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    modified(_TraitWritingModifier<BadgeTraitKey>(value: label))
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>>`, as of a view.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    modified(
      _EnvironmentKeyTransformModifier(keyPath: \EnvironmentValues.isEnabled) {
        $0 = $0 && !disabled
      })
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TabHiddenTraitKey>>`; the key's name is a
  /// guess.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    modified(_TraitWritingModifier<TabHiddenTraitKey>(value: hidden))
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TabCustomizationIDTraitKey>>`; the key's name
  /// is a guess.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    modified(_TraitWritingModifier<TabCustomizationIDTraitKey>(value: id))
  }

  /// Becomes `ModifiedContent<Self, ContextMenuModifier<ZStack<...>>>` around the items, as of a view.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TabContent<TabValue> {
    let items = menuItems()
    return modified(
      ContextMenuModifier(
        menuItems: ZStack { items.modifier(StyleContextWriter<MenuStyleContext>()) }))
  }

  /// Becomes `ModifiedContent<Self, SwipeActionsModifier<T>>`, as of a view.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    modified(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }

  /// Becomes `ModifiedContent<Self, PopoverPresentationModifier<Content>>`, as of a view.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    modified(
      PopoverPresentationModifier(
        presented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
        content: content))
  }
}

/// Whether a tab is hidden.
package enum TabHiddenTraitKey: _ViewTraitKey {
  package static var defaultValue: Bool { false }
}

/// The name by which a user's customization knows a tab.
package enum TabCustomizationIDTraitKey: _ViewTraitKey {
  package static var defaultValue: String { "" }
}
