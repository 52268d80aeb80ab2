/// A modifier that asks the window for a colour scheme.
protocol SchemePreference {
  var scheme: ColorScheme? { get }
}

extension _PreferenceWritingModifier: SchemePreference where Key == PreferredColorSchemeKey {
  var scheme: ColorScheme? { value }
}

extension RenderTree {
  /// Gives the window the colour scheme that the views in it ask for, or its own one.
  ///
  /// What is asked for in a sheet or the like is that presentation's affair, and is left out.
  func updateColorScheme() {
    guard !nodesByRole[.schemePreference].isEmpty || windowScheme != nil else { return }
    let current = rootScope.values.colorScheme
    let own = windowScheme.flatMap { $0.given == current ? $0.own : nil } ?? current
    let preferred = preferredColorScheme
    windowScheme = preferred.map { (own: own, given: $0) }
    let scheme = preferred ?? own
    if scheme != current { changeEnvironment { $0.colorScheme = scheme } }
  }

  /// What the outermost modifiers ask for, the first that asks for any.
  private var preferredColorScheme: ColorScheme? {
    let asking = nodesByRole[.schemePreference].sorted().compactMap(node).filter {
      isShown($0) && isInWindow($0)
    }
    return asking.filter { node in
      !ancestors(of: node).contains { nodesByRole[.schemePreference].contains($0.number) }
    }
    .compactMap { ($0.content.element?.value as? any SchemePreference)?.scheme }.first
  }

  /// Returns whether a node is part of what the window shows itself, not of what is presented over it.
  private func isInWindow(_ node: RenderNode) -> Bool {
    !steps(outOf: node).contains { parent, child in
      child.slot > 0 && parent.content.element?.value is any Presentation
    }
  }
}
