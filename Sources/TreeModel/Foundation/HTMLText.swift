import Foundation

/// The text of HTML.
///
///     HTMLText("<p>Fish &amp; <b>chips</b></p>").plain  // "Fish & chips\n"
package struct HTMLText {
  private let source: Substring

  package init(_ source: String) {
    self.source = source[...]
  }

  /// The text without tags, with its entities decoded, and with a line's end for each end of a block.
  package var plain: String {
    var result = ""
    var rest = source
    while let character = rest.first {
      switch character {
      case "<":
        skipTag(in: &rest, into: &result)
      case "&":
        result.append(takeEntity(from: &rest))
      case _ where character.isWhitespace:
        rest = rest.drop(while: \.isWhitespace)
        if result.last?.isWhitespace == false { result.append(" ") }
      default:
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private func skipTag(in rest: inout Substring, into result: inout String) {
    if rest.hasPrefix("<!--") {
      rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      return
    }
    let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
    guard !name.isEmpty || rest.hasPrefix("<!") else {
      result.append("<")
      rest = rest.dropFirst()
      return
    }
    rest = rest.drop { $0 != ">" }.dropFirst()
    if Self.hidden.contains(name) {
      rest =
        rest.range(of: "</" + name, options: .caseInsensitive).map {
          rest[$0.lowerBound...]
        } ?? ""
    } else if name.hasPrefix("br") || Self.blocks.contains(name) {
      if result.last == " " { result.removeLast() }
      result.append("\n")
    }
  }

  private func takeEntity(from rest: inout Substring) -> Character {
    guard let end = rest.prefix(12).firstIndex(of: ";"),
      let character = Self.character(of: rest[rest.index(after: rest.startIndex)..<end])
    else {
      rest = rest.dropFirst()
      return "&"
    }
    rest = rest[end...].dropFirst()
    return character
  }

  private static func character(of entity: Substring) -> Character? {
    guard entity.first == "#" else { return named[String(entity)] }
    let digits = entity.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map(Character.init)
  }

  /// What is not shown.
  private static let hidden: Set = ["script", "style", "title"]

  private static let blocks: Set = [
    "/p", "/div", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6", "/li", "/tr", "/blockquote", "/pre",
  ]

  private static let named: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}", "euro": "\u{20AC}",
    "pound": "\u{A3}", "deg": "\u{B0}", "middot": "\u{B7}", "bull": "\u{2022}",
    "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}",
    "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "laquo": "\u{AB}",
    "raquo": "\u{BB}", "times": "\u{D7}", "auml": "\u{E4}", "ouml": "\u{F6}", "uuml": "\u{FC}",
    "Auml": "\u{C4}", "Ouml": "\u{D6}", "Uuml": "\u{DC}", "szlig": "\u{DF}",
    "eacute": "\u{E9}", "egrave": "\u{E8}", "agrave": "\u{E0}", "ccedil": "\u{E7}",
    "ntilde": "\u{F1}",
  ]
}
