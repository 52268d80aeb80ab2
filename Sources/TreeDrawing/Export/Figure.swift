/// A drawn figure.
package struct Figure: Sendable, Hashable {
  /// The bytes of the figure's file.
  package var bytes: [UInt8]

  /// What is not as it should be although the figure was drawn: characters that no font has, and
  /// what graphviz complained about. Sentences without a full stop.
  package var warnings: [String]

  package init(bytes: [UInt8], warnings: [String] = []) {
    self.bytes = bytes
    self.warnings = warnings
  }
}

// MARK: - Missing characters

extension Figure {
  /// Returns the warning about characters that no font has; none where there are no such.
  static func warnings(missing characters: [Unicode.Scalar]) -> [String] {
    guard !characters.isEmpty else { return [] }
    return [
      "no installed font has \(list(characters)), so the figure shows boxes instead; "
        + "install one, for instance with \(packages(for: characters)), or write svg"
    ]
  }

  /// Returns the warning about characters that the shipped font does not have.
  static func missingInShippedFont(_ characters: [Unicode.Scalar]) -> String {
    "the embedded font has no \(list(characters)), so each reader's own font shows it; "
      + "where it shows boxes instead, install \(packages(for: characters))"
  }

  private static func list(_ characters: [Unicode.Scalar]) -> String {
    let shown = characters.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return characters.count > 5 ? "\(shown) and \(characters.count - 5) more" : shown
  }

  /// The packages that have fonts for characters.
  private static func packages(for characters: [Unicode.Scalar]) -> String {
    var packages: Set<String> = []
    for scalar in characters {
      if scalar.properties.isEmojiPresentation {
        packages.insert("fonts-noto-color-emoji")
      } else {
        packages.insert(
          eastAsian.contains { $0.contains(scalar.value) } ? "fonts-noto-cjk" : "fonts-noto-core")
      }
    }
    return packages.sorted().joined(separator: " and ")
  }

  /// The letters of Chinese, Japanese and Korean.
  private static let eastAsian: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
    0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFD,
  ]
}
