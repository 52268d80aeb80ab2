extension ProbeReport {
  /// Returns the report as JSON on one line.
  package func json() -> String { JSONDocument.text(of: self) }

  /// Reads a report.
  ///
  /// - Parameter text: the JSON that the probe wrote.
  /// - Throws: an error where it is none, or of another version.
  package init(json text: String) throws(DocumentError) {
    struct Header: Decodable {
      var version: Int
    }
    let header = try JSONDocument.read(Header.self, from: text)
    guard header.version == Self.currentVersion else {
      throw DocumentError(
        "version", "found \(header.version), expected \(Self.currentVersion)")
    }
    self = try JSONDocument.read(ProbeReport.self, from: text)
  }
}
