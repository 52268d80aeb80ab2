import ViewTree

/// Reads the compiler's messages in LLVM's style:
///
///     list.swift:3:7: error: type 'Row' does not conform to protocol 'View'
///     struct Row: View {}
///            ^
///     list.swift:3:7: note: add stubs for conformance
///
/// A note belongs to the message before it; the source line and a line with a caret are put before
/// the notes, as one without a place. What the user did not write is not shown as a place: a message in a
/// macro's expansion stands where the macro is used, one about our own modules at no place.
struct DiagnosticParser {
  let files: KnownFiles

  /// Returns the messages, each once, in the compiler's order.
  func diagnostics(in text: String) -> [Diagnostic] {
    var blocks: [Block] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let header = MessageHeader(line, files: files) {
        if header.diagnostic.severity == .note, !blocks.isEmpty {
          blocks[blocks.count - 1].notes.append(header)
        } else {
          blocks.append(Block(header: header))
        }
      }
    }
    return merged(blocks)
  }

  /// A message with what was printed below it.
  private struct Block {
    var header: MessageHeader
    var notes: [MessageHeader] = []
  }
}

// MARK: - Merging

extension DiagnosticParser {
  private func merged(_ blocks: [Block]) -> [Diagnostic] {
    guard !blocks.isEmpty else { return [] }
    let classes = ClassIndex(of: files)
    var result: [Diagnostic] = []
    /// What was said, each with its place and without.
    var known: Set<Diagnostic> = []
    for block in blocks {
      let diagnostic = finished(block, classes)
      let message = Diagnostic(diagnostic.severity, diagnostic.message)
      let placed = Diagnostic(
        diagnostic.severity, diagnostic.message, at: diagnostic.location ?? .init(path: ""))
      let isAnew = known.insert(placed).inserted
      let isOther = known.insert(message).inserted
      if isOther || isAnew && block.header.origin != .expansion { result.append(diagnostic) }
    }
    result = withMissingModules(result)
    // A file that does not parse keeps its bare expressions, of which the compiler then complains.
    let others = result.filter { !MessageText.isAboutBareExpression($0.message) }
    let told = UnsupportedNames.withoutEchoes(
      others.contains { $0.severity == .error } ? others : result)
    return UnknownSuperclasses(classes: classes)
      .withoutConsequences(FollowOnErrors(files: files).removed(from: told))
  }

  /// Adds the other modules that are missing.
  private func withMissingModules(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let others = MissingModules(files: files).errors(besides: diagnostics).map { diagnostic in
      var diagnostic = diagnostic
      if let excerpt = diagnostic.location.flatMap(files.excerpt) {
        diagnostic.notes.append(Diagnostic(.note, excerpt))
      }
      return UnsupportedNames(files: files).explained(diagnostic)
    }
    return diagnostics + others
  }

  private func finished(_ block: Block, _ classes: ClassIndex) -> Diagnostic {
    var diagnostic = block.header.diagnostic
    var notes = block.notes
    if block.header.origin == .expansion {
      let uses = notes.indices.filter { notes[$0].diagnostic.message.hasPrefix("in expansion of") }
      diagnostic.location = uses.last { notes[$0].origin == .user }
        .flatMap { notes[$0].diagnostic.location }
      for index in uses.reversed() { notes.remove(at: index) }
    }
    if let excerpt = diagnostic.location.flatMap(files.excerpt) {
      diagnostic.notes.append(Diagnostic(.note, excerpt))
    }
    diagnostic.notes += notes.filter { $0.origin != .expansion }.map(\.diagnostic)
      .filter { $0.location != nil || !MessageText.isInternal($0.message) }
    let explained = UnsupportedNames(files: files).explained(diagnostic)
    return AssetColorNote.added(to: PartialTypes(classes: classes).explained(explained))
  }
}
