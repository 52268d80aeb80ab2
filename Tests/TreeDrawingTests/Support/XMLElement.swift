/// An element of an XML document, as the checking reader of the tests finds it.
struct XMLElement {
  var name: String
  var attributes: [String: String] = [:]
  var text = ""
  /// The index of the element that it stands in; nil at the root.
  var parent: Int?

  /// Reads a document and returns its elements in the order of their start tags.
  ///
  /// The reader knows what our SVG uses and accepts nothing that XML does not: tags nest, attributes
  /// are quoted and unique, entities are XML's own, every character is allowed.
  static func elements(of bytes: [UInt8]) throws -> [XMLElement] {
    guard let document = String(validating: bytes, as: UTF8.self) else {
      throw XMLProblem("the bytes are not UTF-8")
    }
    var reader = XMLReader(rest: Substring(document).unicodeScalars)
    return try reader.read()
  }
}

struct XMLProblem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

private struct XMLReader {
  var rest: Substring.UnicodeScalarView
  var elements: [XMLElement] = []
  var open: [Int] = []

  init(rest: Substring.UnicodeScalarView) { self.rest = rest }

  mutating func read() throws -> [XMLElement] {
    if starts("<?xml ") { _ = try take(until: "?>") }
    while !rest.isEmpty {
      let text = try take(until: "<", orEnd: true)
      if let last = open.last {
        elements[last].text += try decoded(text)
      } else if text.contains(where: { $0 != "\n" }) {
        throw XMLProblem("text outside of the root")
      }
      if rest.isEmpty { break }
      if starts("/") { try readEnd() } else { try readStart() }
    }
    guard open.isEmpty, !elements.isEmpty else { throw XMLProblem("an element is not closed") }
    return elements
  }

  private mutating func readEnd() throws {
    rest.removeFirst()
    let name = try take(until: ">")
    guard let last = open.popLast(), elements[last].name == name else {
      throw XMLProblem("</\(name)> closes another element")
    }
  }

  private mutating func readStart() throws {
    guard !open.isEmpty || elements.isEmpty else { throw XMLProblem("a second root") }
    var element = XMLElement(name: takeName())
    guard !element.name.isEmpty else { throw XMLProblem("a tag without a name") }
    while starts(" ") {
      rest.removeFirst()
      let name = takeName()
      guard try take(until: "\"") == "=" else { throw XMLProblem("'\(name)' has no value") }
      let value = try take(until: "\"")
      guard element.attributes[name] == nil else { throw XMLProblem("'\(name)' stands twice") }
      element.attributes[name] = try decoded(value)
    }
    element.parent = open.last
    elements.append(element)
    if starts("/>") {
      rest = rest.dropFirst(2)
    } else if starts(">") {
      rest.removeFirst()
      open.append(elements.count - 1)
    } else {
      throw XMLProblem("the tag of '\(element.name)' does not end")
    }
  }

  private func decoded(_ text: String) throws -> String {
    guard !text.contains("<"), !text.contains("]]>") else {
      throw XMLProblem("'<' or ']]>' in text")
    }
    var decoded = ""
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    decoded += parts.removeFirst()
    for part in parts {
      guard let end = part.firstIndex(of: ";"),
        let value = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""][String(part[..<end])]
      else { throw XMLProblem("'&\(part)' is no entity") }
      decoded += value + part[part.index(after: end)...]
    }
    for scalar in decoded.unicodeScalars {
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x1_0000...: continue
      default: throw XMLProblem("U+\(String(scalar.value, radix: 16)) is not allowed")
      }
    }
    return decoded
  }

  private func starts(_ text: String) -> Bool { rest.starts(with: text.unicodeScalars) }

  private mutating func takeName() -> String {
    let name = rest.prefix {
      $0.properties.isAlphabetic || "-:0123456789".unicodeScalars.contains($0)
    }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func take(until end: String, orEnd: Bool = false) throws -> String {
    var taken = String.UnicodeScalarView()
    while !rest.isEmpty {
      if starts(end) {
        rest = rest.dropFirst(end.unicodeScalars.count)
        return String(taken)
      }
      taken.append(rest.removeFirst())
    }
    guard orEnd else { throw XMLProblem("'\(end)' is missing") }
    return String(taken)
  }
}
