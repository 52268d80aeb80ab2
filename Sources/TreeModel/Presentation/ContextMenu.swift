/// The context in which a menu styles its content.
package enum MenuStyleContext {}

/// Says in which context its content is styled.
nonisolated public struct StyleContextWriter<Context>: ViewModifier {
  public typealias Body = Never
}

extension StyleContextWriter: PrimitiveViewModifier {}

/// Gives its content a menu.
nonisolated public struct ContextMenuModifier<MenuItems: View>: ViewModifier {
  package let menuItems: MenuItems

  public typealias Body = Never
}

extension ContextMenuModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("contextMenu", \.menuItems)
  }
}

/// A menu as a value.
public struct ContextMenu<MenuItems: View> {
  package let menuItems: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) {
    self.menuItems = menuItems()
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, ContextMenuModifier<ZStack<...>>>` around the items.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    let items = menuItems()
    return modifier(
      ContextMenuModifier(
        menuItems: ZStack { items.modifier(StyleContextWriter<MenuStyleContext>()) }))
  }

  /// Becomes `ModifiedContent<Self, ContextMenuModifier<ZStack<...>>>` around the items.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Becomes `ModifiedContent<Self, ContextMenuModifier<Optional<MenuItems>>>`.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(menuItems: contextMenu?.menuItems))
  }
}
