/// A modifier that asks the window, or the sheet or the like around it, for a colour scheme.
protocol SchemePreference {
  var scheme: ColorScheme? { get }
}

extension _PreferenceWritingModifier: SchemePreference where Key == PreferredColorSchemeKey {
  var scheme: ColorScheme? { value }
}

extension RenderTree {
  /// Gives the window, and each sheet and the like, the colour scheme that the views in it ask for, or the one
  /// around it.
  func updateColorSchemes() {
    guard !nodesByRole[.schemePreference].isEmpty || windowScheme != nil || !ownSchemes.isEmpty
    else { return }
    let preferred = preferredSchemes
    update(window: preferred[nil])
    for presenter in Set(ownSchemes.keys).union(preferred.keys.compactMap(\.self)).sorted() {
      update(presenter, preferred[presenter])
    }
  }

  private func update(window preferred: ColorScheme?) {
    let current = rootScope.values.colorScheme
    let own = windowScheme.flatMap { $0.given == current ? $0.own : nil } ?? current
    windowScheme = preferred.map { (own: own, given: $0) }
    let scheme = preferred ?? own
    if scheme != current { changeEnvironment { $0.colorScheme = scheme } }
  }

  private func update(_ presenter: Int, _ preferred: ColorScheme?) {
    let scope = node(presenter)?.presentedScope
    let scheme = scope == nil ? nil : preferred
    guard ownSchemes[presenter] != scheme else { return }
    ownSchemes[presenter] = scheme
    guard let scope else { return }
    invalidateReaders(scope.write(own: scheme.map(ColorSchemeWriter.init)))
  }

  /// What the outermost modifiers ask for, the first that asks for any, by the modifier that presents them;
  /// nil for the window.
  private var preferredSchemes: [Int?: ColorScheme] {
    let asking = nodesByRole[.schemePreference]
    var found: [Int?: ColorScheme] = [:]
    for node in asking.sorted().compactMap(node) where isShown(node) {
      let steps = steps(outOf: node)
      let presenter = steps.first { $0.child.slot > 0 && $0.parent.isPresenter }?.parent.number
      let inner = steps.prefix { $0.parent.number != presenter }
      guard !inner.contains(where: { asking.contains($0.parent.number) }),
        let scheme = (node.content.element?.value as? any SchemePreference)?.scheme
      else { continue }
      found[presenter] = found[presenter] ?? scheme
    }
    return found
  }
}

/// Writes the colour scheme that a sheet or the like asks for.
private struct ColorSchemeWriter: EnvironmentWriter {
  let scheme: ColorScheme

  nonisolated var writtenKeyPath: PartialKeyPath<EnvironmentValues> {
    \EnvironmentValues.colorScheme
  }

  nonisolated func write(to environment: inout EnvironmentValues) {
    environment.colorScheme = scheme
  }
}
