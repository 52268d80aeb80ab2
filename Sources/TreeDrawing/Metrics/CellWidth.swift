/// The width of text in cells of a monospaced font, the same whatever fonts are installed.
///
/// East Asian wide characters and emoji take two cells, combining marks and invisible characters
/// none; a grapheme cluster is as wide as its widest part.
enum CellWidth {
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F { return 2 }
      width = max(width, of(scalar))
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    let properties = scalar.properties
    if properties.isEmojiPresentation { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // Hangul vowels and final consonants join the syllable before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// East Asian Width W and F, in whole blocks where the block has no narrow letters.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul Jamo initial consonants
    0x2E80...0x303E,  // CJK radicals, Kangxi, CJK punctuation
    0x3041...0x33FF,  // Kana, Bopomofo, compatibility Jamo, enclosed CJK
    0x3400...0x4DBF,  // CJK extension A
    0x4E00...0x9FFF,  // CJK unified
    0xA000...0xA4CF,  // Yi
    0xA960...0xA97C,  // Hangul Jamo extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // CJK compatibility
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6B,  // CJK compatibility and small forms
    0xFF01...0xFF60,  // fullwidth forms
    0xFFE0...0xFFE6,
    0x1F1E6...0x1F1FF,  // regional indicators
    0x20000...0x3FFFD,  // CJK extensions B and later
  ]
}
