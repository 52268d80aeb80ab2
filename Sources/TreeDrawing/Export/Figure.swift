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
    let shown = characters.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let rest = characters.count > 5 ? " and \(characters.count - 5) more" : ""
    let hasEmoji = characters.contains { $0.properties.isEmojiPresentation }
    let hasOther = characters.contains { !$0.properties.isEmojiPresentation }
    let packages =
      (hasOther ? ["fonts-noto-cjk"] : []) + (hasEmoji ? ["fonts-noto-color-emoji"] : [])
    return [
      "no installed font has \(shown)\(rest), so the figure shows boxes instead; "
        + "install one, for instance with \(packages.joined(separator: " and ")), or write svg"
    ]
  }
}
