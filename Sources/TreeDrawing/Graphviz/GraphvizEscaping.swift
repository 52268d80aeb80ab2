/// Labels as graphviz reads them.
enum GraphvizEscaping {
  /// Returns the text so that graphviz shows exactly it.
  ///
  /// In a label a backslash starts an escape (`\N` is the node's name) and an ampersand an entity.
  static func label(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
