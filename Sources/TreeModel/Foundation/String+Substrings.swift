public import Foundation

extension NSString.EnumerationOptions {
  public static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
  public static var bySentences: NSString.EnumerationOptions { .init(rawValue: 4) }

  /// What the parts are.
  fileprivate var unit: UInt { rawValue & 0xFF }
}

extension String {
  /// Goes through the words or sentences of a text, found by letters and marks and not by a language, or
  /// through what else Foundation on Linux finds.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: NSString.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
        inout Bool
      ) -> Void
  ) where R.Bound == Index {
    let range = range.relative(to: self)
    let parts: [Range<Index>]
    switch opts.unit {
    case NSString.EnumerationOptions.byWords.rawValue:
      parts = words(in: range)
    case NSString.EnumerationOptions.bySentences.rawValue:
      parts = sentences(in: range)
    default:
      self[...].enumerateSubstrings(in: range, options: opts, body)
      return
    }
    let isReversed = opts.contains(.reverse)
    var stop = false
    for number in isReversed ? Array(parts.indices.reversed()) : Array(parts.indices) {
      let start = number == 0 ? range.lowerBound : parts[number].lowerBound
      let end = number == parts.count - 1 ? range.upperBound : parts[number + 1].lowerBound
      let text = opts.contains(.substringNotRequired) ? nil : String(self[parts[number]])
      body(text, parts[number], start..<end, &stop)
      if stop { return }
    }
  }

  private func words(in range: Range<Index>) -> [Range<Index>] {
    var words: [Range<Index>] = []
    var start: Index?
    var index = range.lowerBound
    while index < range.upperBound {
      let next = self.index(after: index)
      if isInWord(index, next, range) {
        start = start ?? index
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
      index = next
    }
    if let start { words.append(start..<range.upperBound) }
    return words
  }

  /// Returns a Boolean value indicating whether a character is one of a word's: a letter, a digit, or a mark
  /// between two of them, as in "don't" and "3.5".
  private func isInWord(_ index: Index, _ next: Index, _ range: Range<Index>) -> Bool {
    func isLetter(_ index: Index) -> Bool { self[index].isLetter || self[index].isNumber }
    if isLetter(index) { return true }
    guard "'\u{2019}._".contains(self[index]), index > range.lowerBound, next < range.upperBound
    else { return false }
    return isLetter(self.index(before: index)) && isLetter(next)
  }

  /// Returns the sentences with the white space behind them, as Foundation does.
  private func sentences(in range: Range<Index>) -> [Range<Index>] {
    var sentences: [Range<Index>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let isEnd = ".!?\u{2026}".contains(self[index])
      var next = self.index(after: index)
      let isLine = self[index].isNewline
      if isEnd, next < range.upperBound, !self[next].isWhitespace {
        index = next
        continue
      }
      if isEnd || isLine {
        while next < range.upperBound, self[next].isWhitespace { next = self.index(after: next) }
        sentences.append(start..<next)
        start = next
      }
      index = next
    }
    if start < range.upperBound { sentences.append(start..<range.upperBound) }
    return sentences
  }
}
