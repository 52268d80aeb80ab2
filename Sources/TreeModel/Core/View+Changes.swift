extension View {
  /// Prints why the body runs that calls this: `Counter: @self, @identity, _count changed.`
  public static func _printChanges() { ChangeText.print(of: Self.self) }

  /// Does the same as `_printChanges`: there is no log.
  public static func _logChanges() { ChangeText.print(of: Self.self) }
}

extension ViewModifier {
  /// Prints why the body runs that calls this.
  public static func _printChanges() { ChangeText.print(of: Self.self) }

  /// Does the same as `_printChanges`: there is no log.
  public static func _logChanges() { ChangeText.print(of: Self.self) }
}

/// Says why a body runs, as SwiftUI prints it (docs/behaviour.md 133, 134).
enum ChangeText {
  static func print(of type: Any.Type) {
    if let text = text(of: type) { Swift.print(text) }
  }

  /// Returns the line about the body of a type that runs now; nil where none does.
  static func text(of type: Any.Type) -> String? {
    guard let evaluation = Evaluation.current, evaluation.subject == type else { return nil }
    let name = _typeName(type, qualified: false)
    let all = evaluation.reasons.flatMap { names(of: $0, type) }
    let unique = all.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return unique.isEmpty
      ? "\(name): unchanged." : "\(name): \(unique.joined(separator: ", ")) changed."
  }

  private static func names(of reason: UpdateReason, _ type: Any.Type) -> [String] {
    switch reason {
    case .inserted:
      let properties = StoredField.all(of: type).filter { $0.type is any DynamicProperty.Type }
      return ["@self"] + (properties.isEmpty ? [] : ["@identity"])
        + properties.map { "_\($0.name)" }
    case .value, .content, .time: return ["@self"]
    case .state(let name), .binding(let name), .environment(let name, _), .object(let name):
      return ["_" + name.prefix { $0 != "." }]
    case .observable: return ["@dependencies"]
    case .preference: return ["@self"]
    }
  }
}
