import TreeModel
import ViewTree

/// Names types as the source has them.
enum SourceName {
  /// The name of a type as the source has it: without module, private contexts, what a macro made around
  /// it, and arguments.
  static func of(_ type: String?) -> String? {
    guard let type, let dot = type.firstIndex(of: ".") else { return type }
    var names: [Substring] = []
    var rest = type[type.index(after: dot)...]
    while !rest.isEmpty {
      let name = rest.first == "(" ? rest.prefix { $0 != ")" } : rest.prefix { !".<".contains($0) }
      // A name that a macro made up is mangled.
      if rest.first != "(", !name.hasPrefix("$s") { names.append(name) }
      rest = rest[name.endIndex...].drop { $0 == ")" }
      guard rest.first == "." else { break }
      rest = rest.dropFirst()
    }
    return names.joined(separator: ".")
  }

  /// The name of a type, likewise.
  static func of(_ type: Any.Type) -> String {
    of(Optional(_typeName(type, qualified: true))) ?? ""
  }
}

extension ProbeIssue {
  init(_ issue: RuntimeIssue) {
    self.init(
      kind: issue.kind.rawValue, message: issue.message, subject: SourceName.of(issue.subject),
      owner: SourceName.of(issue.owner), property: issue.property, argument: issue.argument,
      callers: issue.callers.isEmpty ? nil : issue.callers.map { Int($0) })
  }
}
