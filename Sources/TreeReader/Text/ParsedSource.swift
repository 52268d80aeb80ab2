import SwiftParser
import SwiftSyntax

/// A file's text and its syntax, without what an iOS app leaves out and what Linux does not have.
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
    let overrides = OverrideFinder(in: tree)
    if !overrides.modifiers.isEmpty {
      text.blank(overrides.modifiers)
      for letter in overrides.letters { text.replace(letter, by: "_") }
      tree = Parser.parse(source: text.string)
    }
    let objectiveC = ObjectiveCFinder(in: tree)
    let names = objectiveC.names.filter { text.isPlain($0.argument) }
    if !objectiveC.attributes.isEmpty || !objectiveC.managed.isEmpty || !names.isEmpty {
      text.blank(objectiveC.attributes)
      for range in objectiveC.managed {
        text.replace(range, by: ObjectiveCFinder.managedReplacement)
      }
      for name in names { text.quote(name.argument, in: name.range) }
      tree = Parser.parse(source: text.string)
    }
  }
}
