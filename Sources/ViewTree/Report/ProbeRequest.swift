/// What the probe is asked for beyond the types.
package struct ProbeRequest: Codable, Sendable, Hashable {
  /// A Boolean value indicating whether the roots are mounted where they have an instance.
  package var wantsInstances: Bool

  /// The names of the roots to mount, as a user names them; empty for all.
  package var names: [String]

  /// The roots that are not mounted, by the names of their types: those that failed before.
  package var excluded: [String]

  /// What is done to each root that is mounted, in order; nil where roots are mounted only.
  package var changes: [ProbeChange]?

  /// How many elements of a lazy container are mounted at first; nil for the runtime's own number.
  package var window: Int?

  package init(
    wantsInstances: Bool = false, names: [String] = [], excluded: [String] = [],
    changes: [ProbeChange]? = nil, window: Int? = nil
  ) {
    self.wantsInstances = wantsInstances
    self.names = names
    self.excluded = excluded
    self.changes = changes
    self.window = window
  }
}

// MARK: - JSON

extension ProbeRequest {
  /// Returns the request as JSON on one line.
  package func json() -> String { JSONDocument.text(of: self) }

  /// Reads a request; one that asks for nothing where the text is none.
  package init(json text: String) {
    self = (try? JSONDocument.read(ProbeRequest.self, from: text)) ?? ProbeRequest()
  }
}

// MARK: - Selecting

extension ProbeRequest {
  /// Returns a Boolean value indicating whether a root is to be mounted.
  ///
  /// A name without parents and without the number that tells two of one name apart stands for all
  /// that it may mean.
  package func selects(_ root: ProbeReport.Root) -> Bool {
    guard wantsInstances, !excluded.contains(root.name) else { return false }
    guard !names.isEmpty else { return true }
    return names.contains { name in
      let plain = name.split(separator: "#").first.map(String.init) ?? name
      return root.isNamed(name) || root.isNamed(plain)
    }
  }
}

extension ProbeReport.Root {
  /// What a user calls it: `snippet`, a preview's title, the name of a view.
  package var shownName: String {
    switch kind {
    case .snippet: "snippet"
    case .preview: title ?? "Preview"
    default: name
    }
  }

  /// Returns a Boolean value indicating whether it has a name, which may lack its parents.
  package func isNamed(_ name: String) -> Bool {
    name == shownName || shownName.hasSuffix("." + name)
  }
}
