/// Reads a type's name as Swift prints it, or as one writes it in source.
///
/// A loop over an explicit stack of what is open: no text is too deep, and each byte is looked at a
/// bounded number of times.
///
/// What is read is normalised: `T?` and `T!` are `Optional<T>`, `[T]` is `Array<T>`, `(T)` is `T`,
/// and the modules `TreeModel` and `SwiftUICore` are `SwiftUI`.
struct TypeNameParser {
  var scanner: TypeNameScanner
  var assembler = TypeNameAssembler()
  var frames: [Frame] = []
  var expectsOperand = true

  /// Something that is open: what it is, and how many complete types it holds.
  struct Frame {
    enum Kind {
      case generic
      case tuple
      case array
      case dictionary
      case pack
      case errorType
      case function
      case prefix
      case suppression
      case composition
      case constraint
    }

    var kind: Kind
    var text = ""
    var context = ""
    var hasLead = false
    var count = 0
    var label = ""
  }

  init(_ text: String) {
    scanner = TypeNameScanner(text)
  }

  /// Returns the parts of the one type that the text is.
  mutating func parse() throws(TypeNameError) -> [TypeName.Node] {
    while true {
      scanner.skipSpace()
      if expectsOperand {
        try readOperand()
      } else if try readContinuation() {
        return assembler.assembled()
      }
    }
  }
}

extension TypeName {
  /// Reads a type's name, as `print(type(of:))`, `String(reflecting:)` or a programmer writes it.
  ///
  /// - Parameter text: the text, with white space and line breaks wherever.
  /// - Throws: an error with the place at which the text stops to be a type's name.
  package init(parsing text: String) throws(TypeNameError) {
    var parser = TypeNameParser(text)
    self.init(nodes: try parser.parse())
  }
}

// MARK: - Brackets

extension TypeNameParser {
  /// Opens a bracket and reads on inside; empty brackets close at once.
  mutating func open(_ frame: Frame, until close: Unicode.Scalar) throws(TypeNameError) {
    scanner.advance()
    scanner.skipSpace()
    frames.append(frame)
    if scanner.take(close) {
      try closeBracket()
    } else {
      expectsOperand = true
      readLabel()
    }
  }

  /// Counts the type that was completed last as an element of the innermost bracket.
  mutating func endElement() {
    let last = frames.count - 1
    frames[last].count += 1
    if !frames[last].label.isEmpty {
      assembler.label(frames[last].label)
      frames[last].label = ""
    }
  }

  /// Makes a part of the innermost bracket, whose closing character was just read.
  mutating func closeBracket() throws(TypeNameError) {
    expectsOperand = false
    let frame = frames.removeLast()
    switch frame.kind {
    case .generic: addNominal(frame)
    case .pack: assembler.add(.pack, childCount: frame.count)
    case .array: addNominal(Frame(kind: .generic, text: "Array", count: 1))
    case .dictionary: addNominal(Frame(kind: .generic, text: "Dictionary", count: 2))
    case .errorType: try readEffects(frame)
    case .tuple:
      scanner.skipSpace()
      if isFunctionNext {
        try readEffects(Frame(kind: .function, count: frame.count))
      } else if frame.count != 1 || isTupleElement(assembler.last) {
        assembler.add(.tuple, childCount: frame.count)
      }
    case .function, .prefix, .suppression, .composition, .constraint:
      preconditionFailure("TypeNameParser: only brackets are closed")
    }
  }

  /// Returns a Boolean value indicating whether a type alone in parentheses is a tuple still: one with
  /// a label, and an expansion, as in `(repeat each T)`.
  private func isTupleElement(_ node: TypeName.Node?) -> Bool {
    guard let node else { return false }
    return !node.label.isEmpty || node.kind == .prefix && node.text == "repeat"
  }

  /// Adds a nominal type, with the module under which its name is known.
  mutating func addNominal(_ frame: Frame) {
    var context = frame.context
    for module in ["TreeModel", "SwiftUICore"] where context.hasPrefix(module) {
      let rest = context.dropFirst(module.count)
      if rest.isEmpty || rest.first == "." { context = "SwiftUI" + rest }
    }
    if context.isEmpty, !frame.hasLead {
      switch (frame.text, frame.count) {
      case ("Optional", 1), ("Array", 1), ("Dictionary", 2): context = "Swift"
      default: break
      }
    }
    assembler.add(
      .nominal, text: frame.text, context: context, hasLead: frame.hasLead,
      childCount: frame.count + (frame.hasLead ? 1 : 0))
  }

  /// Reads the label before an element of a tuple, where there is one.
  mutating func readLabel() {
    guard let frame = frames.last, frame.kind == .tuple else { return }
    scanner.skipSpace()
    let start = scanner.position
    var words: [String] = []
    while words.count < 2, let word = scanner.identifier() {
      words.append(word)
      scanner.skipSpace()
      if scanner.take(":") {
        frames[frames.count - 1].label = words.joined(separator: " ")
        return
      }
    }
    scanner.rewind(to: start)
  }
}
