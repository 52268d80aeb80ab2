import FoundationEssentials
import ViewTree

/// The form in which results are kept: a line of JSON, then the figures' bytes one after the other.
extension FigureResult {
  private struct Header: Codable {
    var text: String
    var language: String
    var messages: [Diagnostic]
    var outcome: Outcome
    var files: [Entry]

    struct Entry: Codable {
      var name: String
      var outline: String
      var alternative: String
      var size: Int
    }
  }

  /// The result as bytes; nil for one that is not worth keeping.
  var bytes: [UInt8]? {
    guard outcome != .fault else { return nil }
    let header = Header(
      text: text, language: language, messages: messages, outcome: outcome,
      files: files.map { file in
        .init(
          name: file.name, outline: file.outline, alternative: file.alternative,
          size: file.bytes.count)
      })
    guard let json = try? JSONEncoder().encode(header) else { return nil }
    return Array(json) + [0x0A] + files.flatMap(\.bytes)
  }

  init?(bytes: ArraySlice<UInt8>) {
    guard let end = bytes.firstIndex(of: 0x0A),
      let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[..<end]))
    else { return nil }
    self.init(
      text: header.text, language: header.language, messages: header.messages,
      outcome: header.outcome)
    var start = end + 1
    for entry in header.files {
      guard entry.size >= 0, entry.size <= bytes.endIndex - start else { return nil }
      let body = Array(bytes[start..<start + entry.size])
      files.append(
        File(
          name: entry.name, bytes: body, outline: entry.outline, alternative: entry.alternative))
      start += entry.size
    }
  }
}
