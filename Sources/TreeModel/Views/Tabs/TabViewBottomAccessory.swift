/// Shows a view above the tab bar in its content.
nonisolated package struct TabViewBottomAccessoryModifier<Accessory: View>: ViewModifier {
  package var accessory: Accessory

  package typealias Body = Never

  package init(accessory: Accessory) {
    self.accessory = accessory
  }
}

extension TabViewBottomAccessoryModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("tabViewBottomAccessory", \.accessory)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, TabViewBottomAccessoryModifier<Content>>`; the modifier's name is a
  /// guess.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabViewBottomAccessoryModifier(accessory: content()))
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, TabViewBottomAccessoryModifier<Optional<Content>>>`: a guess.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(TabViewBottomAccessoryModifier(accessory: isEnabled ? content() : nil))
  }
}
