import SwiftSyntax
package import ViewTree

/// Reads one source file: what it declares, and the text to compile in its place.
package struct SourceReader {
  private let contents: [UInt8]
  private let path: String

  /// Creates a reader of a file.
  ///
  /// - Parameters:
  ///   - contents: The bytes of the file; what is no UTF-8 is replaced.
  ///   - path: The path as the user typed it, which the compiler's messages shall name.
  package init(contents: [UInt8], path: String) {
    self.contents = contents
    self.path = path
  }

  /// Returns what the file declares and the text to compile.
  package func summary() -> SourceSummary {
    let source = ParsedSource(contents: contents)
    let (text, tree) = (source.text, source.tree)
    let locations = SourceLocationConverter(fileName: path, tree: tree)
    let declarations = DeclarationFinder(locations: locations)
    declarations.walk(tree)
    let parts = PartFinder(locations: locations)
    parts.walk(tree)
    let snippet = Snippet(in: tree)
    let copy = CompiledCopy(
      text: text, path: path, snippet: snippet, imports: ImportFinder.modules(in: tree),
      locations: locations)

    var found = declarations.found
    if let first = snippet.statements.first {
      let start = locations.location(for: first.positionAfterSkippingLeadingTrivia)
      let properties = snippet.properties.compactMap { $0.item.as(VariableDeclSyntax.self) }
        .flatMap { $0.wrappedProperties(locations) }
      let declaration = SourceSummary.Declaration(
        kind: .snippet, name: "snippet", properties: properties, line: start.line,
        column: start.column)
      let index = found.firstIndex { ($0.line, $0.column) > (start.line, start.column) }
      found.insert(declaration, at: index ?? found.endIndex)
    }
    return SourceSummary(
      declarations: found, hasMain: declarations.hasMain, assets: AssetFinder(in: tree).assets,
      compiledSource: copy.source,
      instanceCode: tree.hasError ? "" : InstanceFinder(in: tree).code(snippet: snippet),
      parts: parts.parts)
  }
}
