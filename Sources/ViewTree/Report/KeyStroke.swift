/// A key that is pressed, and the keys that are held with it.
///
///     s     return     cmd+s     shift+option+up     cmd++
package struct KeyStroke: Codable, Sendable, Hashable {
  /// The key: one character, or a name of ``names``.
  package var key: String

  /// The keys that are held, each once, in the order of ``Modifier``.
  package var modifiers: [Modifier]

  package enum Modifier: String, Codable, Sendable, CaseIterable {
    case control = "ctrl"
    case option
    case shift
    case command = "cmd"
  }

  /// The keys that are called by a name.
  package static let names = [
    "return", "escape", "space", "tab", "delete", "deleteForward", "up", "down", "left", "right",
    "home", "end", "pageUp", "pageDown", "clear",
  ]

  private static let otherNames = [
    "enter": "return", "esc": "escape", "upArrow": "up", "downArrow": "down", "leftArrow": "left",
    "rightArrow": "right", " ": "space",
  ]

  private static let otherModifiers: [String: Modifier] = [
    "command": .command, "control": .control, "opt": .option, "alt": .option,
  ]

  /// Reads a key as one writes it; nil where it is none.
  package init?(_ text: String) {
    var rest = text[...]
    var held: Set<Modifier> = []
    while let plus = rest.dropFirst().firstIndex(of: "+"), rest.index(after: plus) < rest.endIndex {
      let name = String(rest[..<plus])
      guard let modifier = Modifier(rawValue: name) ?? Self.otherModifiers[name] else { return nil }
      held.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    let name = Self.otherNames[String(rest)] ?? String(rest)
    guard name.count == 1 || Self.names.contains(name) else { return nil }
    key = name
    modifiers = Modifier.allCases.filter(held.contains)
  }

  package init(key: String, modifiers: [Modifier] = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension KeyStroke: CustomStringConvertible {
  package var description: String { (modifiers.map(\.rawValue) + [key]).joined(separator: "+") }
}
