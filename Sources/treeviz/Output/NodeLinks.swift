import ViewTree

/// Where the nodes of a figure lead to.
struct NodeLinks {
  /// A Boolean value indicating whether system types lead to Apple's documentation.
  let linksDocumentation: Bool

  /// What a node's link to its source looks like: `{path}` and `{line}` are replaced.
  let template: String?

  /// Reads the options.
  ///
  /// - Throws: ``UsageError`` for a template without places to fill in, and for one whose address may
  ///   run code.
  init(_ arguments: ParsedArguments, command: Command) throws(UsageError) {
    linksDocumentation = arguments.has("link-docs")
    template = arguments.value("link-source")
    if let template, !template.contains("{path}"), !template.contains("{line}") {
      throw UsageError(
        "'\(template)' has neither '{path}' nor '{line}', so all links would be the same",
        command: command)
    }
    if let scheme = template.flatMap(Self.scheme), !["http", "https"].contains(scheme) {
      throw UsageError(
        "'\(template ?? "")' is an address with '\(scheme):', expected http, https or a relative "
          + "address for '--link-source'", command: command)
    }
  }

  /// The scheme of an address as a browser reads it, which takes no heed of blanks and controls; nil
  /// for a relative one.
  private static func scheme(of address: String) -> String? {
    let letters = address.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let head = letters.prefix { !":/?#{".unicodeScalars.contains($0) }
    guard head.endIndex < letters.endIndex, letters[head.endIndex] == ":" else { return nil }
    return String(String.UnicodeScalarView(head)).lowercased()
  }

  /// Returns the links of a tree's nodes, by their index.
  func links(of tree: ViewTree, places: [Int: SourceTies.Place]) -> [Int: String] {
    var links: [Int: String] = [:]
    if let template {
      for (node, place) in places { links[node] = Self.filled(template, with: place) }
    }
    if linksDocumentation {
      for (index, node) in tree.nodes.enumerated() {
        if let page = DocumentationPage.address(of: node) { links[index] = page }
      }
    }
    return links
  }

  private static func filled(_ template: String, with place: SourceTies.Place) -> String {
    template.replacing("{path}", with: encoded(place.path))
      .replacing("{line}", with: "\(place.line)")
  }

  /// A path as part of an address: what is no plain character becomes its bytes.
  private static func encoded(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
        encoded.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
