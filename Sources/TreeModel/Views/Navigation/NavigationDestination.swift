/// Says which view a value of a type leads to.
nonisolated public struct NavigationDestinationModifier<Data: Hashable, Destination: View>:
  ViewModifier
{
  package let destination: (Data) -> Destination

  public typealias Body = Never
}

extension NavigationDestinationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("navigationDestination", \.builtDestination)
  }

  /// Traps: there is no value to build a destination for until a link is followed.
  package var builtDestination: () -> Destination {
    { preconditionFailure("'\(Self.self)' has no value: no link was followed") }
  }
}

extension NavigationDestinationModifier: Presentation {
  package var isPresented: Bool { false }
}

/// Shows a view while a value is true.
nonisolated public struct ViewDestinationNavigationDestinationModifier<Destination: View>:
  ViewModifier, Presentation
{
  package let presented: Binding<Bool>
  package let destination: Destination

  public typealias Body = Never

  package var isPresented: Bool { presented.wrappedValue }
}

extension ViewDestinationNavigationDestinationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("navigationDestination", \.destination)
  }
}

/// Shows a view while there is an item.
nonisolated public struct ItemNavigationDestinationModifier<Item: Hashable, Destination: View>:
  ViewModifier, Presentation
{
  package let item: Binding<Item?>
  package let destination: (Item) -> Destination

  public typealias Body = Never

  package var isPresented: Bool { item.wrappedValue != nil }
}

extension ItemNavigationDestinationModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyRole("navigationDestination", \.builtDestination)
  }

  /// The destination of the item; traps where there is none.
  package var builtDestination: () -> Destination {
    presentedContent(item, destination)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, NavigationDestinationModifier<D, C>>`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(destination: destination))
  }

  /// Becomes `ModifiedContent<Self, ViewDestinationNavigationDestinationModifier<V>>`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      ViewDestinationNavigationDestinationModifier(
        presented: isPresented, destination: destination()))
  }

  /// Becomes `ModifiedContent<Self, ItemNavigationDestinationModifier<D, C>>`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemNavigationDestinationModifier(item: item, destination: destination))
  }
}
