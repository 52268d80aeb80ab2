import Glibc
import ViewTree

/// The colours of messages on a terminal; none in a pipe or where `NO_COLOR` asks for none.
enum Palette {
  /// A Boolean value indicating whether messages are coloured.
  static let isColored: Bool = {
    if let value = getenv("NO_COLOR"), value.pointee != 0 { return false }
    guard isatty(STDERR_FILENO) == 1, let terminal = getenv("TERM") else { return false }
    return String(cString: terminal) != "dumb"
  }()

  /// Returns the severity's word as it is printed.
  static func word(_ severity: Diagnostic.Severity) -> String {
    guard isColored else { return severity.rawValue }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1;\(code)m\(severity.rawValue)\u{1B}[0m"
  }
}
