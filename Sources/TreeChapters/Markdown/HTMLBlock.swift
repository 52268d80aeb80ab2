/// The kinds of HTML blocks that Markdown tells apart, by where they end.
enum HTMLBlock: Sendable, Hashable {
  /// A comment: ends with `-->`.
  case comment
  /// `<pre>`, `<script>`, `<style>`, `<textarea>`: ends with the element.
  case raw
  /// A processing instruction, a declaration, CDATA: ends with these letters.
  case until(String)
  /// Any other: ends at a blank line.
  case element

  /// Reads the start of a line.
  ///
  /// - Parameters:
  ///   - scanner: the place behind the marks of lists and quotes.
  ///   - isInParagraph: whether a paragraph would go on here, which not every element ends.
  init?(_ scanner: LineScanner, isInParagraph: Bool) {
    let (columns, index) = scanner.indentation
    guard columns <= 3, index < scanner.bytes.endIndex, scanner.bytes[index] == UInt8(ascii: "<")
    else { return nil }
    let text = String(decoding: scanner.bytes[index...].prefix(400), as: UTF8.self).lowercased()
    if text.hasPrefix("<!--") {
      self = .comment
    } else if text.hasPrefix("<?") {
      self = .until("?>")
    } else if text.hasPrefix("<![cdata[") {
      self = .until("]]>")
    } else if text.hasPrefix("<!"), text.dropFirst(2).first?.isLetter == true {
      self = .until(">")
    } else {
      let isClosing = text.hasPrefix("</")
      let rest = text.dropFirst(isClosing ? 2 : 1)
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" })
      let next = rest.dropFirst(name.count).first
      guard name.first?.isLetter == true,
        next == nil || next == " " || next == "\t" || next == ">" || next == "/"
      else { return nil }
      if !isClosing, Self.rawElements.contains(name) {
        self = .raw
      } else if Self.blockElements.contains(name) || (!isInParagraph && Self.isOneTag(text)) {
        self = .element
      } else {
        return nil
      }
    }
  }

  /// Returns a Boolean value indicating whether the block ends in a line.
  func ends(in line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    switch self {
    case .comment: return text.contains("-->")
    case .raw: return Self.rawElements.contains { text.lowercased().contains("</\($0)>") }
    case .until(let end): return text.contains(end)
    case .element: return line.allSatisfy(\.isBlank)
    }
  }

  /// A Boolean value indicating whether the line is one whole tag and nothing else.
  private static func isOneTag(_ text: String) -> Bool {
    let trimmed = text.reversed().drop { $0 == " " || $0 == "\t" }
    return trimmed.first == ">" && text.filter { $0 == "<" }.count == 1
      && text.filter { $0 == ">" }.count == 1
  }

  private static let rawElements: Set<String> = ["pre", "script", "style", "textarea"]

  private static let blockElements: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}
