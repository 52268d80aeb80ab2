import ViewTree

extension Diagnostic {
  /// The message as it is printed, with its notes indented below.
  var text: String {
    let place = location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
    let lines = ["\(place)\(severity.rawValue): \(message)"]
    let below = notes.flatMap { $0.text.split(separator: "\n").map { "  " + $0 } }
    return (lines + below).joined(separator: "\n")
  }
}
