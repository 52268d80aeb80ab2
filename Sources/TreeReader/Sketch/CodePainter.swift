import SwiftIDEUtils
import SwiftSyntax
import ViewTree

/// Cuts source into lines of pieces that have one colour each.
enum CodePainter {
  /// Returns the whole file; a tab is as wide as the next place that four divides.
  static func listing(of tree: SourceFileSyntax) -> SourceListing {
    var lines: [[SourceListing.Piece]] = [[]]
    let bytes = tree.syntaxTextBytes
    var end = 0
    func add(_ range: Range<Int>, _ kind: SourceListing.Kind) {
      guard !range.isEmpty else { return }
      let text = String(decoding: bytes[range], as: UTF8.self)
      for (index, part) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .enumerated()
      {
        if index > 0 { lines.append([]) }
        append(String(part), kind, to: &lines[lines.count - 1])
      }
    }
    for piece in tree.classifications {
      let range = piece.range.lowerBound.utf8Offset..<piece.range.upperBound.utf8Offset
      add(end..<range.lowerBound, .plain)
      add(range, kind(of: piece.kind, text: String(decoding: bytes[range], as: UTF8.self)))
      end = range.upperBound
    }
    add(end..<bytes.count, .plain)
    return SourceListing(firstLine: 1, lines: lines)
  }

  private static func append(
    _ text: String, _ kind: SourceListing.Kind, to line: inout [SourceListing.Piece]
  ) {
    guard !text.isEmpty else { return }
    var column = line.reduce(0) { $0 + $1.text.count }
    var expanded = ""
    for character in text {
      let blanks = character == "\t" ? 4 - column % 4 : 0
      expanded += blanks > 0 ? String(repeating: " ", count: blanks) : String(character)
      column += max(blanks, 1)
    }
    if line.last?.kind == kind {
      line[line.count - 1].text += expanded
    } else {
      line.append(SourceListing.Piece(expanded, kind))
    }
  }

  private static func kind(
    of classification: SyntaxClassification, text: String
  ) -> SourceListing.Kind {
    switch classification {
    case .keyword, .ifConfigDirective: .keyword
    case .attribute: .attribute
    case .type: .type
    case .identifier: text.first?.isUppercase == true ? .type : .plain
    case .stringLiteral, .regexLiteral: .string
    case .integerLiteral, .floatLiteral: .number
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    default: .plain
    }
  }
}
