/// What all documents have in common where they are read.
enum DocumentReading {
  private struct Header: Decodable {
    var format: String
    var version: Int
  }

  /// Checks what a document says that it is.
  ///
  /// - Parameters:
  ///   - text: the JSON.
  ///   - format: the format that is expected.
  ///   - version: the version that is expected.
  /// - Throws: an error where it is another one.
  static func checkHeader(
    of text: String, format: String, version: Int
  ) throws(DocumentError) {
    let header = try JSONDocument.read(Header.self, from: text)
    guard header.format == format else {
      throw DocumentError("format", "found '\(header.format)', expected '\(format)'")
    }
    guard header.version == version else {
      throw DocumentError(
        "version",
        "found \(header.version), expected \(version): write the file anew with this version of "
          + "treeviz")
    }
  }

  /// Returns a value that a document must have.
  ///
  /// - Parameters:
  ///   - value: the value, if it is there.
  ///   - key: its key.
  ///   - place: where the key is expected.
  /// - Returns: the value.
  /// - Throws: an error where it is not there.
  static func value<Value>(
    _ value: Value?, _ key: String, at place: String
  ) throws(DocumentError) -> Value {
    guard let value else { throw DocumentError(place, "the key '\(key)' is missing") }
    return value
  }

  static func kind(_ name: String, at place: String) throws(DocumentError) -> ViewNode.Kind {
    guard let kind = ViewNode.Kind(rawValue: name) else {
      let kinds = ViewNode.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw DocumentError("\(place).kind", "found '\(name)', expected a kind of node: \(kinds)")
    }
    return kind
  }

  static func mark(_ name: String?, at place: String) throws(DocumentError) -> ViewNode.Mark? {
    guard let name else { return nil }
    guard let mark = ViewNode.Mark(rawValue: name) else {
      throw DocumentError("\(place).mark", "found '\(name)', expected 'recursive' or 'depthLimit'")
    }
    return mark
  }

  static func components(
    _ records: [PathComponentRecord]?, at place: String
  ) throws(DocumentError) -> [PathComponent] {
    var components: [PathComponent] = []
    for (index, record) in (records ?? []).enumerated() {
      components.append(try record.component(at: "\(place).components[\(index)]"))
    }
    return components
  }
}
