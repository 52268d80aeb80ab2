/// The title that a view gives to the navigation around it.
package struct NavigationTitleKey: PreferenceKey {
  /// The title and how it shows.
  package struct Value {
    package var title: Text?
    package var displayMode: NavigationBarItem.TitleDisplayMode?
  }

  package static var defaultValue: Value { Value() }

  package static func reduce(value: inout Value, nextValue: () -> Value) {}
}

/// Changes a preference, together with how the change is animated.
nonisolated public struct TransactionalPreferenceTransformModifier<Key: PreferenceKey>: ViewModifier
{
  package let transform: (inout Key.Value) -> Void

  public typealias Body = Never

  package init(_ transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }
}

extension TransactionalPreferenceTransformModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.shownTitle)
  }

  /// The title, where the modifier sets one.
  private var shownTitle: Text? {
    guard Key.self == NavigationTitleKey.self else { return nil }
    var value = Key.defaultValue
    transform(&value)
    return (value as? NavigationTitleKey.Value)?.title
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title, displayMode: nil)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey), displayMode: nil)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title), displayMode: nil)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue), displayMode: nil)
  }

  nonisolated package func navigationTitle(
    _ title: Text?, displayMode: NavigationBarItem.TitleDisplayMode?
  ) -> ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>> {
    modifier(
      TransactionalPreferenceTransformModifier { value in
        if let title { value.title = title }
        if let displayMode { value.displayMode = displayMode }
      })
  }
}
