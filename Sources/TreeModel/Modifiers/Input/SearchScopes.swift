/// When the scopes of a search are seen.
public struct SearchScopeActivation: Sendable {
  package let name: String

  public static var automatic: SearchScopeActivation { .init(name: "automatic") }
  public static var onTextEntry: SearchScopeActivation { .init(name: "onTextEntry") }
  public static var onSearchPresentation: SearchScopeActivation {
    .init(name: "onSearchPresentation")
  }
}

/// Lets a person choose where to search.
nonisolated package struct SearchScopesModifier<Value: Hashable, Scopes: View>: ViewModifier {
  package var scope: Binding<Value>
  package var activation: SearchScopeActivation
  package var scopes: Scopes

  package typealias Body = Never

  package init(scope: Binding<Value>, activation: SearchScopeActivation, scopes: Scopes) {
    self.scope = scope
    self.activation = activation
    self.scopes = scopes
  }
}

extension SearchScopesModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("searchScopes", \.scopes)
  }
}

/// A search has its scopes once, whatever it is attached to.
extension SearchScopesModifier: Presentation {
  nonisolated package var isPresented: Bool { true }
}

extension View {
  /// Becomes `ModifiedContent<Self, SearchScopesModifier<V, S>>`; the modifier's name is a guess.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: .automatic, scopes: scopes()))
  }

  /// Becomes `ModifiedContent<Self, SearchScopesModifier<V, S>>`.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
  }
}
