/// A modifier that asks the window for a colour scheme.
private protocol SchemePreference {
  var scheme: ColorScheme? { get }
}

extension _PreferenceWritingModifier: SchemePreference where Key == PreferredColorSchemeKey {
  fileprivate var scheme: ColorScheme? { value }
}

extension RenderTree {
  /// Notes a modifier that asks for a colour scheme.
  func noteSchemePreference(of node: RenderNode, _ value: Any) {
    if value is any SchemePreference { schemePreferences.insert(node.number) }
  }

  /// Gives the window the colour scheme that the views in it ask for, or its own one.
  ///
  /// What is asked for in a sheet or the like is that presentation's affair, and is left out.
  func updateColorScheme() {
    guard !schemePreferences.isEmpty || windowScheme != nil else { return }
    let current = rootScope.values.colorScheme
    let own = windowScheme.flatMap { $0.given == current ? $0.own : nil } ?? current
    let preferred = preferredColorScheme
    windowScheme = preferred.map { (own: own, given: $0) }
    let scheme = preferred ?? own
    if scheme != current { changeEnvironment { $0.colorScheme = scheme } }
  }

  /// What the outermost modifiers ask for, the first that asks for any.
  private var preferredColorScheme: ColorScheme? {
    let asking = schemePreferences.sorted().compactMap(node).filter {
      isShown($0) && isInWindow($0)
    }
    return asking.filter { node in
      !ancestors(of: node).contains { schemePreferences.contains($0.number) }
    }
    .compactMap { ($0.content.element?.value as? any SchemePreference)?.scheme }.first
  }

  /// Returns whether a node is part of what the window shows itself, not of what is presented over it.
  private func isInWindow(_ node: RenderNode) -> Bool {
    var child = node
    for parent in ancestors(of: node) {
      if child.slot > 0, parent.content.element?.value is any Presentation { return false }
      child = parent
    }
    return true
  }
}
