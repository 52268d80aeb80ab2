import SwiftSyntax
import ViewTree

/// The text that is compiled in place of a file.
///
/// Every character the user wrote keeps its line and column, so that the compiler's messages are
/// about the user's file. For `Row()` on line 3 of `list.swift`:
///
///     import SwiftUI
///     #sourceLocation(file: "list.swift", line: 1)
///     struct Row: View {
///     }
///
///     #sourceLocation(file: "list.swift", line: 3)
///     private struct _TreevizSnippet: SwiftUI.View {
///     @SwiftUI.ViewBuilder var body: some SwiftUI.View {
///     #sourceLocation(file: "list.swift", line: 3)
///     Row()
///     } }
struct CompiledCopy {
  let source: String

  init(
    text: SourceText, path: String, snippet: Snippet, imports: Set<String>,
    locations: SourceLocationConverter
  ) {
    let writer = Writer(path: path, locations: locations, text: text)
    var remaining = text
    remaining.blank((snippet.statements + snippet.properties).map(\.range))

    var source = ""
    if !imports.contains("SwiftUI"), imports.isEmpty || !snippet.isEmpty {
      source += "import SwiftUI\n"
    }
    source += writer.directive(line: 1) + remaining.string
    if let first = snippet.statements.first {
      source += "\n" + writer.directive(line: writer.line(of: first))
      source += "private struct \(SourceSummary.snippetTypeName): SwiftUI.View {\n"
      for property in snippet.properties { source += writer.moved(property) }
      source += writer.directive(line: writer.line(of: first))
      source += "@SwiftUI.ViewBuilder var body: some SwiftUI.View {\n"
      for statement in snippet.statements { source += writer.moved(statement) }
      source += "} }\n"
    }
    self.source = source
  }

  private struct Writer {
    let path: String
    let locations: SourceLocationConverter
    let text: SourceText

    func line(of node: CodeBlockItemSyntax) -> Int {
      locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    /// Returns the statement at its own column below a directive that gives it its own line.
    func moved(_ node: CodeBlockItemSyntax) -> String {
      let start = node.positionAfterSkippingLeadingTrivia
      let end =
        node.semicolon?.positionAfterSkippingLeadingTrivia
        ?? node.endPositionBeforeTrailingTrivia
      return directive(line: line(of: node)) + text.padded(start..<end) + "\n"
    }

    func directive(line: Int) -> String {
      "#sourceLocation(file: \"\(path.escapedForLiteral)\", line: \(line))\n"
    }
  }
}

extension CodeBlockItemSyntax {
  /// The statement with its semicolon, without the comments around it.
  fileprivate var range: Range<AbsolutePosition> {
    positionAfterSkippingLeadingTrivia..<endPositionBeforeTrailingTrivia
  }
}

extension String {
  /// The text as it stands between the quotes of a string literal.
  fileprivate var escapedForLiteral: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\":
        escaped += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
