public import Foundation

/// What the screen shows the document of.
package enum NavigationDocumentKey: PreferenceKey {
  package static var defaultValue: String? { nil }

  package static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationDocumentKey>>`; the key's
  /// name is a guess.
  nonisolated public func navigationDocument(_ url: URL) -> some View {
    preference(key: NavigationDocumentKey.self, value: url.lastPathComponent)
  }

  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationDocumentKey>>`.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    preference(key: NavigationDocumentKey.self, value: "\(D.self)")
  }

  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationDocumentKey>>`.
  nonisolated public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    preference(key: NavigationDocumentKey.self, value: preview.title.string)
  }
}
