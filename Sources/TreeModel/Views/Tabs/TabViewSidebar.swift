/// Shows a view above the sidebar of its content's tabs.
nonisolated package struct TabViewSidebarHeaderModifier<Header: View>: ViewModifier {
  package var header: Header

  package typealias Body = Never
}

extension TabViewSidebarHeaderModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("tabViewSidebarHeader", \.header)
  }
}

/// Shows a view below the sidebar of its content's tabs.
nonisolated package struct TabViewSidebarFooterModifier<Footer: View>: ViewModifier {
  package var footer: Footer

  package typealias Body = Never
}

extension TabViewSidebarFooterModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("tabViewSidebarFooter", \.footer)
  }
}

/// Shows a bar at the bottom of the sidebar of its content's tabs.
nonisolated package struct TabViewSidebarBottomBarModifier<Bar: View>: ViewModifier {
  package var bar: Bar

  package typealias Body = Never
}

extension TabViewSidebarBottomBarModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("tabViewSidebarBottomBar", \.bar)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, TabViewSidebarHeaderModifier<Content>>`; the modifier's name is a
  /// guess.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabViewSidebarHeaderModifier(header: content()))
  }

  /// Becomes `ModifiedContent<Self, TabViewSidebarFooterModifier<Content>>`; the modifier's name is a
  /// guess.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabViewSidebarFooterModifier(footer: content()))
  }

  /// Becomes `ModifiedContent<Self, TabViewSidebarBottomBarModifier<Content>>`; the modifier's name is a
  /// guess.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabViewSidebarBottomBarModifier(bar: content()))
  }
}
