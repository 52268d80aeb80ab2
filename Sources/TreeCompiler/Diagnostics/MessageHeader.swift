import ViewTree

/// The line that starts a message: `list.swift:3:7: error: type 'Row' does not conform to ...`.
struct MessageHeader {
  var diagnostic: Diagnostic
  var origin: Origin

  /// Whose text a message is about.
  enum Origin {
    case user
    case expansion
    case other
  }

  /// Reads a line.
  ///
  /// - Returns: Nil for a line that starts no message.
  init?(_ line: Substring, files: KnownFiles) {
    if let (file, rest) = files.split(line), let tail = Tail(rest) {
      let location = Diagnostic.Location(
        path: file.path, line: file.hasPlaces ? tail.line : 0,
        column: file.hasPlaces ? tail.column : 0)
      self.init(tail, at: location, origin: .user)
      return
    }
    // `<unknown>:0: error: ...` and `/path/to/File.swift:3:7: error: ...`.
    guard line.hasPrefix("/") || line.hasPrefix("<unknown>"), let nameEnd = line.placeStart,
      let tail = Tail(line[nameEnd...])
    else { return nil }
    let name = line[..<nameEnd]
    if let location = files.location(inCopy: name, line: tail.line, column: tail.column) {
      self.init(tail, at: location, origin: .user)
    } else {
      let isExpansion = name.contains("@__swiftmacro_")
      self.init(tail, at: nil, origin: isExpansion ? .expansion : .other)
    }
  }

  private init(_ tail: Tail, at location: Diagnostic.Location?, origin: Origin) {
    diagnostic = Diagnostic(tail.severity, MessageText.forUsers(tail.text), at: location)
    self.origin = origin
  }
}

/// What follows the name of the file: `:3:7: error: text`, or `:0: error: text`.
private struct Tail {
  var line = 0
  var column = 0
  var severity: Diagnostic.Severity
  var text: Substring

  init?(_ text: Substring) {
    var rest = text
    var numbers: [Int] = []
    while numbers.count < 2, rest.first == ":" {
      let digits = rest.dropFirst().prefix { $0.isNumber }
      guard let number = Int(digits) else { break }
      numbers.append(number)
      rest = rest[digits.endIndex...]
    }
    let severities: [Diagnostic.Severity] = [.error, .warning, .note]
    guard !numbers.isEmpty,
      let severity = severities.first(where: { rest.hasPrefix(": \($0.rawValue): ") })
    else { return nil }
    line = numbers[0]
    column = numbers.count > 1 ? numbers[1] : 0
    self.severity = severity
    self.text = rest.dropFirst(severity.rawValue.count + 4)
  }
}

extension Substring {
  /// Where the name of the file ends: at the first colon that a message's place starts with.
  fileprivate var placeStart: Index? {
    utf8.indices.first { index in
      guard utf8[index] == UInt8(ascii: ":") else { return false }
      return Tail(self[index...]) != nil
    }
  }
}
