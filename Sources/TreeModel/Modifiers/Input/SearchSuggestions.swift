/// Suggests something to search for.
nonisolated package struct SearchSuggestionsModifier<Suggestions: View>: ViewModifier {
  package var suggestions: Suggestions

  package typealias Body = Never

  package init(suggestions: Suggestions) {
    self.suggestions = suggestions
  }
}

extension SearchSuggestionsModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("searchSuggestions", \.suggestions)
  }
}

/// A search has its suggestions once, whatever it is attached to.
extension SearchSuggestionsModifier: Presentation {
  nonisolated package var isPresented: Bool { true }
}

/// Completes a search with its content, a suggestion.
nonisolated package struct SearchCompletionModifier: ViewModifier {
  /// The text; nil for a token.
  package var completion: String?

  package typealias Body = Never

  package init(completion: String?) {
    self.completion = completion
  }
}

extension SearchCompletionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, SearchSuggestionsModifier<S>>`; the modifier's name is a guess.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    modifier(SearchSuggestionsModifier(suggestions: suggestions()))
  }

  /// Becomes `ModifiedContent<Self, SearchCompletionModifier>`; the modifier's name is a guess.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Becomes `ModifiedContent<Self, SearchCompletionModifier>`.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchCompletionModifier(completion: nil))
  }

  /// Adds `SearchableModifier` and `SearchSuggestionsModifier<S>`.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds `SearchableModifier` and `SearchSuggestionsModifier<S>`.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds `SearchableModifier` and `SearchSuggestionsModifier<V>`.
  @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}
