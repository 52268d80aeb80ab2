import ViewTree

/// Prints diagnostics to standard error as `path:line:col: error: text`, notes below.
enum DiagnosticPrinter {
  static func print(_ diagnostic: Diagnostic) {
    if let capture = CommandCapture.current { return capture.print(diagnostic) }
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

  /// Without control characters, which a terminal would obey: each becomes `\u{1B}`.
  private static func printable(_ text: String) -> String {
    guard text.utf8.contains(where: { ($0 < 0x20 && $0 != 0x0A && $0 != 0x09) || $0 == 0x7F })
    else {
      return text
    }
    return text.unicodeScalars.map { scalar in
      let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
      return isControl || scalar.value == 0x7F
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }

  private static func line(of diagnostic: Diagnostic) -> String {
    // A note without a place is an excerpt of the source with its caret, or free text.
    if diagnostic.severity == .note, diagnostic.location == nil {
      return printable(diagnostic.message) + "\n"
    }
    let place = diagnostic.location.map { location in
      [
        location.path, location.line > 0 ? "\(location.line)" : nil,
        location.column > 0 ? "\(location.column)" : nil,
      ].compactMap { $0 }.joined(separator: ":") + ": "
    }
    let word = Palette.word(diagnostic.severity)
    return printable(place ?? "treeviz: ") + "\(word): \(printable(diagnostic.message))\n"
  }
}
