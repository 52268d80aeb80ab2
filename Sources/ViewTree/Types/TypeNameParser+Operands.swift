extension TypeNameParser {
  /// The words that stand before a type and belong to it.
  private static let prefixes: Set<String> = [
    "any", "some", "inout", "each", "repeat", "borrowing", "consuming", "sending", "isolated",
    "__owned", "__shared", "_const",
  ]

  /// The attributes that have an argument in parentheses.
  private static let attributesWithArgument: Set<String> = [
    "convention", "isolated", "execution", "differentiable", "opened", "_opened",
  ]

  /// Reads the start of a type up to where its first part is complete or opens a bracket.
  mutating func readOperand() throws(TypeNameError) {
    switch scanner.peek() {
    case UInt8(ascii: "@"): try readAttribute()
    case UInt8(ascii: "~"):
      scanner.advance()
      frames.append(Frame(kind: .suppression))
    case UInt8(ascii: "("):
      if isParenthesisedName {
        try readName()
      } else {
        try open(Frame(kind: .tuple), until: ")")
      }
    case UInt8(ascii: "["):
      scanner.advance()
      frames.append(Frame(kind: .array))
    case UInt8(ascii: "<") where scanner.peek(1) == UInt8(ascii: "<"): try readName()
    case UInt8(ascii: ".") where scanner.isNext("..."):
      scanner.advance(3)
      assembler.add(.nominal, text: "…")
      expectsOperand = false
    case UInt8(ascii: "-") where TypeNameScanner.isDigit(scanner.peek(1)): readInteger()
    case let byte where TypeNameScanner.isDigit(byte): readInteger()
    default: try readWord()
    }
  }

  private mutating func readInteger() {
    let start = scanner.position
    scanner.advance()
    while TypeNameScanner.isDigit(scanner.peek()) { scanner.advance() }
    assembler.add(.integer, text: scanner.text(from: start))
    expectsOperand = false
  }

  private mutating func readAttribute() throws(TypeNameError) {
    let start = scanner.position
    scanner.advance()
    var name = try readAttributeName()
    while scanner.peek() == UInt8(ascii: ".") {
      scanner.advance()
      name = try readAttributeName()
    }
    if Self.attributesWithArgument.contains(name), scanner.peek() == UInt8(ascii: "(") {
      try readArgument()
    }
    frames.append(Frame(kind: .prefix, text: scanner.text(from: start)))
  }

  private mutating func readAttributeName() throws(TypeNameError) -> String {
    guard let name = scanner.identifier() else {
      throw scanner.error(expected: "the name of an attribute")
    }
    return name
  }

  private mutating func readArgument() throws(TypeNameError) {
    guard scanner.balanced(UInt8(ascii: "("), UInt8(ascii: ")")) != nil else {
      throw scanner.error(expected: "an argument in parentheses")
    }
  }

  /// Reads a word that stands before a type, or a name.
  private mutating func readWord() throws(TypeNameError) {
    let start = scanner.position
    if let word = scanner.identifier() {
      if word == "nonisolated", scanner.peek() == UInt8(ascii: "(") {
        try readArgument()
        frames.append(Frame(kind: .prefix, text: scanner.text(from: start)))
        return
      }
      if Self.prefixes.contains(word) {
        let end = scanner.position
        scanner.skipSpace()
        if isOperandNext(spaced: scanner.position > end) {
          frames.append(Frame(kind: .prefix, text: word))
          return
        }
      }
    }
    scanner.rewind(to: start)
    try readName()
  }

  /// Returns a Boolean value indicating whether a type begins here, which makes the word before it one
  /// that belongs to it; without a space between them `any<<` is a name with arguments.
  private func isOperandNext(spaced: Bool) -> Bool {
    switch scanner.peek() {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "@"), UInt8(ascii: "~"),
      UInt8(ascii: "`"):
      true
    case UInt8(ascii: "<"): spaced && scanner.peek(1) == UInt8(ascii: "<")
    case UInt8(ascii: "-"): TypeNameScanner.isDigit(scanner.peek(1))
    case let byte: TypeNameScanner.isIdentifierPart(byte)
    }
  }

  /// A Boolean value indicating whether the parenthesis here begins a name: `(unknown context …)`,
  /// `(Row in _5A1F)` or `(extension in Main):Swift.String.Row`.
  private var isParenthesisedName: Bool {
    if scanner.isNext("(unknown context") || scanner.isNext("(extension in ") { return true }
    var ahead = scanner
    ahead.advance()
    guard ahead.identifier() != nil, ahead.take(" "), ahead.isNext("in ") else { return false }
    return true
  }
}

// MARK: - Names

extension TypeNameParser {
  /// Reads a name with its module and parents, up to its generic arguments.
  ///
  /// - Parameters:
  ///   - context: the plain parents that were read already.
  ///   - hasLead: whether a generic parent was.
  /// - Throws: an error where no name stands.
  mutating func readName(in context: String = "", hasLead: Bool = false) throws(TypeNameError) {
    var frame = Frame(kind: .generic, context: context, hasLead: hasLead)
    while true {
      frame.text = try readComponent()
      scanner.skipSpace()
      if scanner.peek() == UInt8(ascii: "{"), frame.text == "Pack", frame.context.isEmpty {
        return try open(Frame(kind: .pack), until: "}")
      }
      if scanner.peek() == UInt8(ascii: "#") { frame.text += " " + scanner.discriminator() }
      if scanner.peek() == UInt8(ascii: "<") { return try open(frame, until: ">") }
      guard isComponentNext else { break }
      scanner.advance()
      scanner.skipSpace()
      if !frame.context.isEmpty { frame.context += "." }
      frame.context += frame.text
    }
    addNominal(frame)
    expectsOperand = false
  }

  private mutating func readComponent() throws(TypeNameError) -> String {
    let start = scanner.position
    if let word = scanner.identifier() { return word }
    switch scanner.peek() {
    case UInt8(ascii: "("):
      let isExtension = scanner.isNext("(extension in ")
      if let text = scanner.balanced(UInt8(ascii: "("), UInt8(ascii: ")")) {
        return isExtension ? try text + readExtendedModule() : text
      }
    case UInt8(ascii: "<") where scanner.peek(1) == UInt8(ascii: "<"):
      if let text = scanner.balanced(UInt8(ascii: "<"), UInt8(ascii: ">")) { return text }
    case let byte where TypeNameScanner.isDigit(byte) && start > 0:
      while TypeNameScanner.isDigit(scanner.peek()) { scanner.advance() }
      return scanner.text(from: start)
    default: break
    }
    throw scanner.error(expected: "a type")
  }

  /// Reads what follows `(extension in Main)`: a colon and the module of the type that is extended.
  ///
  /// The two are one part of the name, so that the type does not pass for that module's own.
  private mutating func readExtendedModule() throws(TypeNameError) -> String {
    guard scanner.take(":") else { throw scanner.error(expected: "':' after an extension") }
    guard let module = scanner.identifier() else {
      throw scanner.error(expected: "the module of the extended type")
    }
    return ":" + module
  }

  /// A Boolean value indicating whether a dot and another part of the name come next.
  private var isComponentNext: Bool {
    guard scanner.peek() == UInt8(ascii: "."), scanner.peek(1) != UInt8(ascii: ".") else {
      return false
    }
    var ahead = scanner
    ahead.advance()
    return ahead.metatype() == nil
  }
}

extension TypeNameScanner {
  /// Reads the part after the dot of a metatype, where it is one.
  mutating func metatype() -> String? {
    let start = position
    skipSpace()
    if let word = identifier(), word == "Type" || word == "Protocol" { return word }
    rewind(to: start)
    return nil
  }
}
