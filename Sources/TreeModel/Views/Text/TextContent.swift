import Foundation

/// What a text shows: characters that stay, and dates that are shown as time goes on.
package struct TextContent: Equatable, Sendable {
  private enum Piece: Equatable, Sendable {
    case text(String)
    case date(ShownDate)
  }

  /// The characters before the pieces.
  private var start: String
  private var pieces: [Piece] = []

  package init(_ text: String = "") {
    start = text
  }

  init(_ date: ShownDate) {
    start = ""
    pieces = [.date(date)]
  }

  /// What is shown now.
  package var string: String {
    guard !pieces.isEmpty else { return start }
    let now = Date()
    return pieces.reduce(start) { text, piece in
      switch piece {
      case .text(let other): text + other
      case .date(let date): text + date.text(at: now)
      }
    }
  }

  package mutating func append(_ text: String) {
    if pieces.isEmpty {
      start += text
    } else if case .text(let last)? = pieces.last {
      pieces[pieces.count - 1] = .text(last + text)
    } else if !text.isEmpty {
      pieces.append(.text(text))
    }
  }

  package mutating func append(_ other: TextContent) {
    append(other.start)
    pieces += other.pieces
  }

  /// The content with its words in the forms that go with its numbers.
  func inflected() -> TextContent {
    pieces.isEmpty ? TextContent(Inflection.applied(to: start)) : self
  }
}
