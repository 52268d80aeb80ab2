/// What the bodies of custom types are, by the types' qualified names.
package struct BodyTable: Sendable {
  private var bodies: [String: String] = [:]
  private var longestName = 0

  /// Creates a table.
  ///
  /// - Parameter bodies: for each custom type's printed name its body's, as in a ``ProbeReport``.
  package init(_ bodies: [String: String] = [:]) {
    for (name, body) in bodies {
      let key = (try? TypeName(parsing: name))?.description ?? name
      self.bodies[key] = body
      longestName = max(longestName, key.utf8.count)
    }
  }

  /// Returns the name under which a type's body is known, where it is.
  func name(of type: TypeName, at index: Int) -> String? {
    guard !bodies.isEmpty else { return nil }
    let name = type.printed(at: index, style: .qualified, limit: longestName)
    return bodies[name] == nil ? nil : name
  }

  /// Returns the text of a body's type.
  func body(named name: String) -> String? { bodies[name] }
}
