/// A font in an SVG: the part of the shipped one that the figure's texts need.
struct EmbeddedFont {
  /// The family's name, another one for each set of characters: two figures in one page keep theirs.
  let family: String

  /// The rule of the style sheet that holds the font.
  let rule: String

  /// The characters that the font does not have.
  let missing: [Unicode.Scalar]

  /// Makes the font of some texts.
  ///
  /// - Throws: ``DrawingError/font(reason:remedy:)`` where HarfBuzz is missing or fails.
  init(of texts: [String]) throws(DrawingError) {
    let characters = Set(texts.lazy.flatMap(\.unicodeScalars)).union([" "])
      .filter { !$0.properties.isDefaultIgnorableCodePoint }.sorted()
    let subset = try SubsetLibrary().subset(of: characters)
    family = "treeviz-" + Self.name(of: characters)
    missing = subset.missing
    rule =
      "@font-face { font-family: \(family); "
      + "src: url(data:font/ttf;base64,\(Base64.text(of: subset.bytes))) format(\"truetype\") }\n"
  }

  var warnings: [String] {
    guard !missing.isEmpty else { return [] }
    return [Figure.missingInShippedFont(missing)]
  }

  /// The 32-bit FNV-1a hash of the characters, as eight digits.
  private static func name(of characters: [Unicode.Scalar]) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for character in characters {
      for byte in String(character).utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
