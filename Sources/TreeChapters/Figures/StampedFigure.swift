/// A figure's file with its stamp: a comment at the end of an SVG and of a PDF, a text chunk of a PNG.
struct StampedFigure: Sendable {
  let bytes: [UInt8]
  let kind: Kind

  /// The formats that an image link can lead to.
  enum Kind: String, CaseIterable, Sendable {
    case svg
    case png
    case pdf
  }

  init?(name: String, bytes: [UInt8]) {
    guard let kind = Self.kind(of: name) else { return nil }
    self.kind = kind
    // A checkout may have changed the line ends of a text.
    self.bytes =
      kind == .svg && bytes.contains(0x0D) ? bytes.filter { $0 != 0x0D } : bytes
  }

  /// Returns a Boolean value indicating whether a file's name is that of a picture.
  static func isName(_ name: String) -> Bool { kind(of: name) != nil }

  private static func kind(of name: String) -> Kind? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return Kind(rawValue: name[name.index(after: dot)...].lowercased())
  }
}

// MARK: - Reading

extension StampedFigure {
  /// The stamp; nil for a figure of another's making.
  var stamp: FigureStamp? { FigureStamp(text: note.prefix { !$0.isNewline }) }

  /// The tree that it shows, where the figure tells.
  var outline: String? {
    switch kind {
    case .svg: description
    case .png, .pdf: note.split(separator: "\n").dropFirst().joined(separator: "\n")
    }
  }

  /// The bytes before the stamp, of an SVG; its drawing is the same everywhere.
  var drawing: ArraySlice<UInt8> {
    guard kind == .svg, let range = comment else { return bytes[...] }
    return hasMore ? bytes[...] : bytes[..<range.lowerBound]
  }

  /// A Boolean value indicating whether anything stands below an SVG's stamp.
  private var hasMore: Bool {
    comment.map { bytes[$0].dropLast().contains(0x0A) } ?? false
  }

  /// The stamp and, for PNG and PDF, the outline below it.
  private var note: String {
    switch kind {
    case .svg:
      guard let comment else { return "" }
      let text = String(decoding: bytes[comment], as: UTF8.self)
      return String(text.dropFirst("<!-- ".count).prefix { $0 != ">" }.dropLast(" --".count))
    case .png:
      return PNGText(bytes).text(for: FigureStamp.mark) ?? ""
    case .pdf:
      let tail = bytes.suffix(1 << 20)
      guard let start = tail.range(of: Array("\n%\(FigureStamp.mark)".utf8)[...]) else { return "" }
      let lines = tail[(start.lowerBound + 1)...].split(
        separator: 0x0A, omittingEmptySubsequences: false
      ).prefix { $0.first == UInt8(ascii: "%") && !$0.starts(with: "%%".utf8) }
      return lines.map { String(decoding: $0.dropFirst(), as: UTF8.self) }.joined(separator: "\n")
    }
  }

  /// Where an SVG's stamp stands: at the end, unless others wrote below it.
  private var comment: Range<Int>? {
    let tail = bytes.suffix(Self.tailSize)
    let mark = Array("\n<!-- \(FigureStamp.mark) ".utf8)
    guard let start = tail.range(of: mark[...])?.lowerBound else { return nil }
    return (start + 1)..<bytes.count
  }

  private static let tailSize = 4096

  /// The description of an SVG: its outline.
  private var description: String? {
    guard let start = bytes[...].range(of: Array("<desc".utf8)[...]),
      let open = bytes[start.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      let end = bytes[open...].range(of: Array("</desc>".utf8)[...])
    else { return nil }
    var text = String(decoding: bytes[(open + 1)..<end.lowerBound], as: UTF8.self)
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"),
      ("&amp;", "&"),
    ] {
      text = text.split(separator: entity, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    return text
  }
}

// MARK: - Writing

extension StampedFigure {
  /// Returns the file with a stamp.
  func stamped(_ stamp: FigureStamp, outline: String) -> [UInt8] {
    switch kind {
    case .svg:
      return bytes + Array("<!-- \(stamp.text) -->\n".utf8)
    case .png:
      return PNGText(bytes).adding("\(stamp.text)\n\(outline)", for: FigureStamp.mark)
    case .pdf:
      let text = "\(stamp.text)\n\(outline)".split(separator: "\n").map { "%\($0)\n" }.joined()
      // Readers look for the last `startxref` in the last kilobyte: it is said again.
      let tail = String(decoding: bytes.suffix(64), as: UTF8.self)
      let ending = tail.split(separator: "startxref").last.map { "startxref\($0)" } ?? "%%EOF\n"
      return bytes + (bytes.last == 0x0A ? [] : [0x0A]) + Array((text + ending).utf8)
    }
  }
}
