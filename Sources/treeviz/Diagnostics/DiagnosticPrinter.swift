import ViewTree

/// Prints diagnostics to standard error as `path:line:col: error: text`, notes below.
enum DiagnosticPrinter {
  static func print(_ diagnostic: Diagnostic) {
    StandardStreams.error(text(of: diagnostic))
  }

  /// The lines of a diagnostic, with a newline after each.
  static func text(of diagnostic: Diagnostic) -> String {
    var lines = ""
    var pending = [diagnostic]
    while let next = pending.popLast() {
      lines += line(of: next)
      pending += next.notes.reversed()
    }
    return lines
  }

  private static func line(of diagnostic: Diagnostic) -> String {
    // A note without a place is an excerpt of the source with its caret, or free text.
    if diagnostic.severity == .note, diagnostic.location == nil { return diagnostic.message + "\n" }
    let place = diagnostic.location.map { location in
      [
        location.path, location.line > 0 ? "\(location.line)" : nil,
        location.column > 0 ? "\(location.column)" : nil,
      ].compactMap { $0 }.joined(separator: ":") + ": "
    }
    return "\(place ?? "treeviz: ")\(Palette.word(diagnostic.severity)): \(diagnostic.message)\n"
  }
}
