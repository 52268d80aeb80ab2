import ViewTree

/// Tells names that SwiftUI has and we do not from names that nobody has.
struct UnsupportedNames {
  let files: KnownFiles

  /// Returns an error in our words where it is about a name of SwiftUI that is missing here, with the
  /// nearest name that is there; the compiler's own words become a note.
  ///
  ///     list.swift:3:5: error: 'Table' is not supported yet; see docs/coverage.md
  func explained(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.severity == .error, let name = name(in: diagnostic) else { return diagnostic }
    let note = String(name.note.map { $0 == "`" ? "'" : $0 })
    var result = diagnostic
    result.message = "'\(name.shortName)'\(Self.message)"
    result.notes += [note, diagnostic.message].filter { !$0.isEmpty }.map { Diagnostic(.note, $0) }
    return result
  }

  /// Leaves out what the compiler says of a property's wrapper besides the missing key.
  static func withoutEchoes(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let explained = diagnostics.filter { isExplanation($0.message) }.compactMap(\.location)
    return diagnostics.filter { diagnostic in
      guard diagnostic.message.hasPrefix(echo) else { return true }
      return !explained.contains {
        $0.path == diagnostic.location?.path && $0.line == diagnostic.location?.line
      }
    }
  }

  private static let echo = "no exact matches in call to initializer"

  /// Returns a Boolean value indicating whether a message is one of ours.
  static func isExplanation(_ message: String) -> Bool { message.hasSuffix(self.message) }

  private static let message = " is not supported yet; see docs/coverage.md"
}

// MARK: - The compiler's messages

extension UnsupportedNames {
  /// Returns the missing name that the compiler's message is about.
  private func name(in diagnostic: Diagnostic) -> MissingName? {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    if parts[0].hasPrefix("cannot infer key path type from context")
      || parts.count >= 3 && parts[1].hasPrefix("KeyPath<EnvironmentValues, ")
    {
      return environmentValue(at: diagnostic.location)
    }
    guard parts.count >= 3 else { return nil }
    switch (parts[0], parts[2]) {
    case ("cannot find ", _) where parts[2].hasPrefix(" in scope"),
      ("cannot find type ", _) where parts[2].hasPrefix(" in scope"):
      return .named(parts[1], of: [.type]) ?? .systemClass(parts[1])
    case ("unknown attribute ", _):
      return .named(parts[1], of: [.type]) ?? .named("@" + parts[1], of: [.macro])
    case ("no such module ", _):
      return .named(parts[1], of: [.module])
    case ("no type named ", " in module ") where parts[3] == "SwiftUI":
      return .named(parts[1], of: [.type])
    case ("module ", " has no member named ") where parts[1] == "SwiftUI":
      return .named(parts[3], of: [.type])
    case ("value of type ", " has no member ") where parts[1] == "EnvironmentValues":
      return .named(parts[3], of: [.environmentValue])
    case ("value of type ", " has no member "):
      return .named(parts[3], of: [.modifier, .member], in: parts[1])
    case ("type ", " has no member "):
      return .named(parts[3], of: [.member, .type], in: parts[1])
    case ("reference to member ", " cannot be resolved without a contextual type"):
      return .named(parts[1], of: [.member], in: "Style")
    default:
      return nil
    }
  }

  /// Returns the key of the environment that a key path names: `\.name`, `\EnvironmentValues.name`.
  private func environmentValue(at location: Diagnostic.Location?) -> MissingName? {
    guard let text = location.flatMap(files.text), text.first == "\\" else { return nil }
    let path = text.dropFirst().prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    let names = path.split(separator: ".")
    guard let name = names.first(where: { $0 != "EnvironmentValues" }) else { return nil }
    return .named(name, of: [.environmentValue])
  }
}
