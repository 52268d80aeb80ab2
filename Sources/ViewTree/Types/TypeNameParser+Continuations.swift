extension TypeNameParser {
  /// Reads what follows a complete type: what makes more of it, or what ends it.
  ///
  /// - Returns: whether the text ended, with everything closed.
  mutating func readContinuation() throws(TypeNameError) -> Bool {
    let byte = scanner.peek()
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      scanner.advance()
      addNominal(Frame(kind: .generic, text: "Optional", count: 1))
      return false
    case UInt8(ascii: "."):
      try readMember()
      return false
    default: break
    }
    if closeTight(before: byte) { return false }
    if isFunctionNext {
      try readEffects(Frame(kind: .function, count: 1))
      return false
    }
    if closeLoose() { return false }
    return try readSeparator(byte)
  }

  /// Reads `.Type`, `...`, or a type nested in the one before.
  private mutating func readMember() throws(TypeNameError) {
    if scanner.isNext("...") {
      scanner.advance(3)
      assembler.add(.variadic, childCount: 1)
      return
    }
    scanner.advance()
    if let metatype = scanner.metatype() {
      assembler.add(.metatype, text: metatype, childCount: 1)
      return
    }
    scanner.skipSpace()
    guard let last = assembler.last, last.kind == .nominal else {
      throw scanner.error(expected: "'Type' or 'Protocol'")
    }
    guard last.childCount == (last.hasLead ? 1 : 0) else { return try readName(hasLead: true) }
    // A parent without arguments is a part of the name.
    let parent = assembler.removeLast()
    try readName(
      in: parent.context.isEmpty ? parent.text : "\(parent.context).\(parent.text)",
      hasLead: parent.hasLead)
  }

  /// Ends what binds more tightly than an arrow: `~P` and compositions.
  private mutating func closeTight(before byte: UInt8) -> Bool {
    if frames.last?.kind == .suppression {
      frames.removeLast()
      assembler.add(.prefix, text: "~", childCount: 1)
      return true
    }
    if byte == UInt8(ascii: "&") {
      scanner.advance()
      expectsOperand = true
      if frames.last?.kind == .composition {
        frames[frames.count - 1].count += 1
      } else {
        frames.append(Frame(kind: .composition, count: 1))
      }
      return true
    }
    if let frame = frames.last, frame.kind == .composition {
      frames.removeLast()
      assembler.add(.composition, childCount: frame.count + 1)
      return true
    }
    return false
  }

  /// Ends what binds less tightly than an arrow: prefixes, functions, constraints.
  private mutating func closeLoose() -> Bool {
    guard let frame = frames.last else { return false }
    switch frame.kind {
    case .prefix: assembler.add(.prefix, text: frame.text, childCount: 1)
    case .constraint: assembler.add(.constraint, text: frame.text, childCount: 2)
    case .function:
      assembler.add(
        .function, context: frame.context, hasLead: frame.hasLead,
        childCount: frame.count + (frame.hasLead ? 2 : 1))
    default: return false
    }
    frames.removeLast()
    return true
  }
}

// MARK: - Functions

extension TypeNameParser {
  private static let effects: Set<String> = ["async", "throws", "rethrows", "reasync"]

  /// A Boolean value indicating whether an arrow or an effect comes next.
  var isFunctionNext: Bool {
    if scanner.isNext("->") { return true }
    switch scanner.peek() {
    case UInt8(ascii: "a"), UInt8(ascii: "t"), UInt8(ascii: "r"):
      var ahead = scanner
      return ahead.identifier().map(Self.effects.contains) ?? false
    default: return false
    }
  }

  /// Reads effects and the arrow after the parameters, which are complete.
  ///
  /// - Parameter frame: the function, or the type of its errors, as far as it was read.
  /// - Throws: an error where no arrow follows.
  mutating func readEffects(_ frame: Frame) throws(TypeNameError) {
    var function = frame
    if frame.kind == .errorType {
      function.kind = .function
      function.hasLead = true
    }
    scanner.skipSpace()
    while !scanner.isNext("->") {
      guard isFunctionNext, let word = scanner.identifier() else {
        throw scanner.error(expected: "'->'")
      }
      function.context += function.context.isEmpty ? word : " \(word)"
      scanner.skipSpace()
      if word == "throws", !function.hasLead, scanner.take("(") {
        function.kind = .errorType
        frames.append(function)
        expectsOperand = true
        return
      }
    }
    scanner.advance(2)
    frames.append(function)
    expectsOperand = true
  }
}

// MARK: - Separators

extension TypeNameParser {
  /// Reads what separates or ends the elements of the innermost bracket.
  private mutating func readSeparator(_ byte: UInt8) throws(TypeNameError) -> Bool {
    guard let frame = frames.last else {
      guard scanner.isAtEnd else { throw scanner.error(expected: "the end of the type") }
      return true
    }
    switch (frame.kind, byte) {
    case (.generic, UInt8(ascii: ",")), (.tuple, UInt8(ascii: ",")), (.pack, UInt8(ascii: ",")):
      try readComma(frame.kind)
    case (.generic, UInt8(ascii: ">")), (.tuple, UInt8(ascii: ")")), (.pack, UInt8(ascii: "}")):
      scanner.advance()
      endElement()
      try closeBracket()
    case (.array, UInt8(ascii: "]")), (.dictionary, UInt8(ascii: "]")),
      (.errorType, UInt8(ascii: ")")):
      scanner.advance()
      try closeBracket()
    case (.array, UInt8(ascii: ":")):
      scanner.advance()
      frames[frames.count - 1].kind = .dictionary
      expectsOperand = true
    case (.generic, UInt8(ascii: "=")) where scanner.isNext("=="):
      scanner.advance(2)
      frames.append(Frame(kind: .constraint, text: "=="))
      expectsOperand = true
    default: throw scanner.error(expected: expectation(in: frame))
    }
    return false
  }

  /// Ends an element; a comma before the closing bracket begins no other.
  private mutating func readComma(_ kind: Frame.Kind) throws(TypeNameError) {
    scanner.advance()
    endElement()
    scanner.skipSpace()
    let close: Unicode.Scalar = kind == .generic ? ">" : kind == .tuple ? ")" : "}"
    if scanner.take(close) {
      try closeBracket()
    } else {
      expectsOperand = true
      readLabel()
    }
  }

  private func expectation(in frame: Frame) -> String {
    switch frame.kind {
    case .generic: "',' or '>' after an argument of '\(frame.text.prefix(60))'"
    case .tuple: "',' or ')'"
    case .pack: "',' or '}'"
    case .array: "']' or ':'"
    case .dictionary: "']'"
    default: "')'"
    }
  }
}
