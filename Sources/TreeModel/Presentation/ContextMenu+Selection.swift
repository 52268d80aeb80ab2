/// Gives the rows of its content a menu that is made from the selection.
nonisolated package struct SelectionContextMenuModifier<Item: Hashable, Menu: View>: ViewModifier {
  package var menu: (Set<Item>) -> Menu
  package var primaryAction: ((Set<Item>) -> Void)?

  package typealias Body = Never

  package init(
    menu: @escaping (Set<Item>) -> Menu, primaryAction: ((Set<Item>) -> Void)?
  ) {
    self.menu = menu
    self.primaryAction = primaryAction
  }

  /// The menu where nothing is selected.
  package var emptyMenu: () -> Menu {
    { menu([]) }
  }
}

extension SelectionContextMenuModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("contextMenu", \.emptyMenu)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, SelectionContextMenuModifier<I, M>>`; the modifier's name is a guess.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionContextMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}
