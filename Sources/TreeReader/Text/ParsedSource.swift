import SwiftParser
import SwiftSyntax

/// A file's text and its syntax, without what an iOS app leaves out.
struct ParsedSource {
  private(set) var text: SourceText
  private(set) var tree: SourceFileSyntax

  init(contents: [UInt8]) {
    text = SourceText(contents: contents)
    tree = Parser.parse(source: text.string)
    let conditions = ConditionFinder.inactiveRanges(in: tree)
    if !conditions.isEmpty {
      text.blank(conditions)
      tree = Parser.parse(source: text.string)
    }
  }
}
