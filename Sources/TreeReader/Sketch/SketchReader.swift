import SwiftParser
import SwiftSyntax
package import ViewTree

/// Reads what a source file says of view trees: its ``SourceSketch``.
package struct SketchReader {
  private let text: SourceText
  private let path: String

  /// Creates a reader of a file.
  ///
  /// - Parameters:
  ///   - contents: The bytes of the file.
  ///   - path: The path as the user typed it.
  package init(contents: [UInt8], path: String) {
    text = SourceText(contents: contents)
    self.path = path
  }

  /// Returns the sketch; what `#if` leaves out of an iOS app is in the listing alone.
  package func sketch() -> SourceSketch {
    let original = Parser.parse(source: text.string)
    let inactive = ConditionFinder.inactiveRanges(in: original)
    var tree = original
    if !inactive.isEmpty {
      var active = text
      active.blank(inactive)
      tree = Parser.parse(source: active.string)
    }
    let locations = SourceLocationConverter(fileName: path, tree: tree)
    let finder = BodyFinder(locations: locations)
    finder.walk(tree)
    var bodies = finder.found
    let statements = Snippet(in: tree).statements
    if let first = statements.first {
      let reader = ExpressionReader(locations: locations)
      let line = locations.location(for: first.positionAfterSkippingLeadingTrivia).line
      let last = locations.location(for: tree.endPosition).line
      bodies.append(
        SourceSketch.Body(
          name: "", line: line, firstLine: 1, lastLine: last,
          expressions: reader.expressions(of: statements)))
    }
    return SourceSketch(listing: CodePainter.listing(of: original), bodies: bodies)
  }
}
