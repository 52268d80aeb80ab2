/// Gives the rows of its content a menu that is made from the selection.
nonisolated package struct SelectionContextMenuModifier<Item: Hashable, Menu: View>: ViewModifier {
  package var menu: (Set<Item>) -> Menu
  package var primaryAction: ((Set<Item>) -> Void)?

  /// What is selected: nothing where only types are known.
  package var selection: Set<Item> = []

  package typealias Body = Never

  package init(
    menu: @escaping (Set<Item>) -> Menu, primaryAction: ((Set<Item>) -> Void)?
  ) {
    self.menu = menu
    self.primaryAction = primaryAction
  }

  package var builtMenu: () -> Menu {
    { menu(selection) }
  }
}

extension SelectionContextMenuModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("contextMenu", \.builtMenu)
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
