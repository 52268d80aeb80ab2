/// Tells what is searched whether it is, and how the search ends.
struct SearchWriter: EnvironmentWriter {
  let isSearching: Bool
  let dismiss: () -> Void

  nonisolated var writtenKeyPath: PartialKeyPath<EnvironmentValues> {
    \EnvironmentValues.isSearching
  }

  nonisolated func write(to environment: inout EnvironmentValues) {
    environment.isSearching = isSearching
    environment.dismissSearch = DismissSearchAction(action: dismiss)
  }
}

extension SearchCompletionModifier: InteractiveView {
  var interaction: Interaction? { completion.map(Interaction.completion) }
}

/// A person chooses among the scopes of a search as in a picker.
extension SearchScopesModifier: InteractiveView {
  var interaction: Interaction? {
    let scope = scope
    return .picker { tag in
      guard let value = tag.base as? Value else { return false }
      scope.wrappedValue = value
      return true
    }
  }
}

extension RenderTree {
  /// Begins what typing into a field begins: a search, or the focus on the field.
  func beginTyping(into node: RenderNode) {
    guard let search = node.content.element?.value as? SearchableModifier else {
      return moveFocus(to: node.number)
    }
    if let isPresented = search.isPresented {
      isPresented.wrappedValue = true
    } else if searches.insert(node.number).inserted {
      queue.add(node.number, .content)
    }
  }

  /// Ends a search and clears its text.
  func endSearch(_ number: Int) {
    guard let search = node(number)?.content.element?.value as? SearchableModifier else { return }
    search.text.wrappedValue = ""
    search.isPresented?.wrappedValue = false
    if searches.remove(number) != nil { queue.add(number, .content) }
  }

  /// Puts a suggestion into the search field that it is for.
  func completeSearch(around node: RenderNode, _ text: String) {
    for parent in ancestors(of: node) {
      // Suggestions stand beside the search field, within the modifier that has them.
      for candidate in contents(from: parent.number) {
        guard let search = candidate.content.element?.value as? SearchableModifier else { continue }
        beginTyping(into: candidate)
        search.text.wrappedValue = text
        return
      }
    }
  }
}
