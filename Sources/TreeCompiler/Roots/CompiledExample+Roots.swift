import ViewTree

extension CompiledExample {
  /// The roots in source order: what the probe found, where the source has it.
  ///
  /// - Parameter paths: the files' paths as typed, in the order of ``summaries``.
  /// - Returns: the roots, with names that are unlike each other.
  package func roots(paths: [String]) -> [ExampleRoot] {
    var unplaced = report.roots
    var roots: [ExampleRoot] = []
    for (path, summary) in zip(paths, summaries) {
      for declaration in summary.declarations {
        guard let index = unplaced.firstIndex(where: { matches($0, declaration) }) else { continue }
        let location = Diagnostic.Location(
          path: path, line: declaration.line, column: declaration.column)
        roots.append(root(unplaced.remove(at: index), declaration, at: location))
      }
    }
    roots += unplaced.map { root($0, nil, at: nil) }
    return numbered(roots)
  }

  private func matches(
    _ root: ProbeReport.Root, _ declaration: SourceSummary.Declaration
  ) -> Bool {
    switch declaration.kind {
    case .type: root.kind != .preview && root.kind != .snippet && isNamed(root, declaration)
    case .preview: root.kind == .preview && root.line == declaration.line
    case .snippet: root.kind == .snippet
    }
  }

  /// A local type has no parents in the source, but that of its function in the image; a raw
  /// identifier has backticks in the source alone.
  private func isNamed(
    _ root: ProbeReport.Root, _ declaration: SourceSummary.Declaration
  ) -> Bool {
    let name = declaration.name.filter { $0 != "`" }
    let rootName = root.name.filter { $0 != "`" }
    return rootName == name || (declaration.isLocal && rootName.hasSuffix("." + name))
  }

  private func root(
    _ root: ProbeReport.Root, _ declaration: SourceSummary.Declaration?,
    at location: Diagnostic.Location?
  ) -> ExampleRoot {
    var result = ExampleRoot(
      kind: root.kind, name: root.name, location: location, type: root.type, replacements: [:],
      failure: root.failure, typeName: root.name,
      instance: root.instance ?? root.update?.steps.last?.instance, update: root.update,
      unfinishedUpdate: root.unfinishedUpdate, mounted: root.mounted ?? [])
    switch root.kind {
    case .snippet:
      result.name = "snippet"
      result.type = report.bodies[root.type] ?? root.type
    case .preview:
      result.name = root.title ?? "Preview"
    default:
      let parameters = declaration?.genericParameters ?? []
      result.substitutes = substitutes(for: parameters, in: root.type)
      for (index, parameter) in parameters.enumerated() {
        result.replacements["SwiftUI._GenericPlaceholder\(index)"] = parameter
        result.replacements["SwiftUI._GenericShape\(index)"] = parameter
        if root.type.contains("<SwiftUI._GenericPlaceholderObject>") {
          result.replacements["SwiftUI._GenericPlaceholderObject"] = parameter
        }
      }
    }
    return result
  }

  /// Returns the arguments of a root's type that are no placeholders.
  private func substitutes(
    for parameters: [String], in type: String
  ) -> [ExampleRoot.Substitute] {
    let arguments = Self.arguments(of: type)
    guard arguments.count == parameters.count else { return [] }
    return zip(parameters, arguments).filter { !$1.hasPrefix("SwiftUI._Generic") }.map {
      ExampleRoot.Substitute(parameter: $0, type: $1)
    }
  }

  /// Returns the generic arguments of a type and of the types that it is in, the outermost's first:
  /// `A, B` for `Main.Outer<A>.Row<B>`.
  private static func arguments(of type: String) -> [String] {
    var arguments: [String] = []
    var depth = 0
    var previous: Character = " "
    for character in type {
      defer { previous = character }
      if character == ">", previous != "-" { depth -= 1 }
      if depth > 0, depth > 1 || character != "," {
        arguments[arguments.count - 1].append(character)
      }
      if character == "<" { depth += 1 }
      if depth == 1, character == "<" || character == "," { arguments.append("") }
    }
    return arguments.map { String($0.drop { $0 == " " }) }
  }

  private func numbered(_ roots: [ExampleRoot]) -> [ExampleRoot] {
    var counts: [String: Int] = [:]
    return roots.map { root in
      var root = root
      let count = counts[root.name, default: 0] + 1
      counts[root.name] = count
      if count > 1 { root.name += "#\(count)" }
      return root
    }
  }
}
