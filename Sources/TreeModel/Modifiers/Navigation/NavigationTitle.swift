/// Changes a value on its way up the tree, along with its transaction.
nonisolated package struct TransactionalPreferenceTransformModifier<Key: PreferenceKey>:
  ViewModifier
{
  package var transform: (inout Key.Value) -> Void

  package typealias Body = Never

  package init(transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }
}

extension TransactionalPreferenceTransformModifier: PrimitiveViewModifier {}

/// The title of a screen and how it is shown.
package struct NavigationTitleStorage: Equatable, Sendable {
  package var title: Text?
  package var subtitle: Text?
  package var titleMode: NavigationBarItem.TitleDisplayMode?
}

/// The title of a screen.
package enum NavigationTitleKey: PreferenceKey {
  package static var defaultValue: NavigationTitleStorage { NavigationTitleStorage() }

  package static func reduce(
    value: inout NavigationTitleStorage, nextValue: () -> NavigationTitleStorage
  ) {
    if value == defaultValue { value = nextValue() }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(TransactionalPreferenceTransformModifier<NavigationTitleKey> { $0.title = title })
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
}
