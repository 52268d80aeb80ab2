import Foundation

/// Puts the words of an English text into the forms that go with its numbers, where the text asks for that:
/// `^[3 item](inflect: true)` is `3 items`.
///
/// Foundation does so on Apple's systems alone, with the grammar of a language; here a noun is put into the
/// plural by the rules of spelling.
enum Inflection {
  /// Returns a text without the marks that ask for it.
  static func applied(to text: String) -> String {
    guard text.contains("^[") else { return text }
    return text.replacing(/\^\[([^\]]*)\]\(([^()]*)\)/) { match in
      match.output.2.contains(/inflect:\s*true/)
        ? inflected(String(match.output.1)) : String(match.output.1)
    }
  }

  /// Returns a phrase whose noun stands in the plural where its first number is not one.
  private static func inflected(_ phrase: String) -> String {
    guard let number = phrase.firstMatch(of: /-?\d[\d,]*(?:\.\d+)?/),
      Double(number.output.replacing(",", with: "")) != 1
    else { return phrase }
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let noun = nounIndex(in: words) else { return phrase }
    words[noun] = plural(of: words[noun])
    return words.joined(separator: " ")
  }

  /// The noun is the last word, or the last one before a preposition.
  private static func nounIndex(in words: [String]) -> Int? {
    let end = words.firstIndex { prepositions.contains($0.lowercased()) } ?? words.endIndex
    return words[..<end].lastIndex { $0.contains { $0.isLetter } }
  }

  private static let prepositions: Set = [
    "at", "by", "for", "from", "in", "left", "of", "on", "per", "to", "with",
  ]

  private static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) { return word }
    if let other = irregular[lower] {
      return word.first?.isUppercase == true ? other.capitalized : other
    }
    let isPlural =
      lower.hasSuffix("s") && !["ss", "us", "is"].contains(where: lower.hasSuffix)
    if isPlural { return word }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + (["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) ? "es" : "s")
  }

  private static let unchanged: Set = [
    "aircraft", "deer", "fish", "information", "media", "series", "sheep", "species",
  ]

  private static let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "hero": "heroes",
    "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men",
    "mouse": "mice", "person": "people", "potato": "potatoes", "quiz": "quizzes",
    "shelf": "shelves",
    "tomato": "tomatoes", "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women",
  ]
}
