package import ViewTree

/// Writes the code of changes, behind the files that declare what they are about.
///
///     #sourceLocation(file: "<change 0>", line: 1)
///     extension Counter { @MainActor fileprivate func _treevizChange0() { self.count = 3
///     } }
///     private enum _TreevizChange0: SwiftUI._StateChange { ... }
///
/// Standing in an extension the value sees what the type sees, its private properties too.
package struct ChangeWriter {
  private let request: ChangeRequest
  private let types: SourceTypes

  package init(_ request: ChangeRequest) {
    self.request = request
    types = SourceTypes(request.sources)
  }

  /// Returns the code, or what is wrong with the changes.
  package func code() -> ChangeCode {
    var result = ChangeCode(code: request.sources.map { _ in "" })
    guard !types.hasError else { return result }
    for change in request.changes {
      do throws(ChangeFault) {
        let (file, lines) = try code(of: change)
        if result.code[file].isEmpty {
          result.code[file] = "\n#sourceLocation(file: \"<treeviz>\", line: 1)\nimport SwiftUI\n"
        }
        result.code[file] +=
          "#sourceLocation(file: \"\(change.sourceName)\", line: 1)\n\(lines)\n"
      } catch {
        result.diagnostics.append(
          Diagnostic(.error, error.message, at: Diagnostic.Location(path: change.text)))
      }
    }
    return result
  }

  private func code(of change: SourceChange) throws(ChangeFault) -> (file: Int, lines: String) {
    switch change.kind {
    case .state:
      let target = try StateTarget(
        change.assignment, in: types, preferring: request.preferredTypes)
      return (
        target.type.file,
        stateCode(
          change, target, try value(of: change, type: target.path.type, in: target.type))
      )
    case .model:
      let target = try ModelTarget(change.assignment, in: types)
      return (
        target.type.file,
        modelCode(
          change, target, try value(of: change, type: target.path.type, in: target.type))
      )
    case .environment:
      let target = try EnvironmentTarget(change.assignment, in: types)
      return (
        target.file,
        environmentCode(
          change, target, try value(of: change, type: target.path.type, in: nil))
      )
    }
  }
}

// MARK: - Values

extension ChangeWriter {
  /// Returns the expression of a change's value, which stands in a type or outside of types.
  private func value(
    of change: SourceChange, type: String?, in owner: FoundType?
  ) throws(ChangeFault) -> String {
    let text = change.assignment.value
    guard let value = ChangeValue(names: types.names(in: owner)).expression(text, type: type)
    else {
      throw ChangeFault(
        text.isEmpty
          ? "a value is missing behind '='" : "'\(text)' is no Swift expression")
    }
    return value
  }
}

// MARK: - Code

extension ChangeWriter {
  private func stateCode(_ change: SourceChange, _ target: StateTarget, _ value: String) -> String {
    let number = change.number
    let function = "_treevizChange\(number)"
    let assignment = "self.`\(target.property.name)`\(target.path.code) = \(value)"
    let enumeration = "private enum _TreevizChange\(number): SwiftUI._StateChange"
    if target.type.isGeneric {
      // Whatever its arguments, the view is of this protocol, which is called like it.
      let subject = target.type.components.last ?? ""
      return """
        extension \(target.type.codeName): _TreevizChange\(number).`\(subject)` { @MainActor fileprivate func \(function)() { \(assignment)
        } }
        \(enumeration) { static var number: Int { \(number) }
        @MainActor fileprivate protocol `\(subject)` { func \(function)() }
        @MainActor static func apply(to subject: any `\(subject)`) { subject.\(function)() } }
        """
    }
    return """
      extension \(target.type.codeName) { @MainActor fileprivate func \(function)() { \(assignment)
      } }
      \(enumeration) { static var number: Int { \(number) }
      @MainActor static func apply(to subject: \(target.type.codeName)) { subject.\(function)() } }
      """
  }

  private func modelCode(_ change: SourceChange, _ target: ModelTarget, _ value: String) -> String {
    let number = change.number
    let function = "_treevizChange\(number)"
    return """
      extension \(target.type.codeName) { @MainActor fileprivate func \(function)() { self.`\(target.property.name)`\(target.path.code) = \(value)
      } }
      private enum _TreevizChange\(number): SwiftUI._ModelChange { static var number: Int { \(number) }
      @MainActor static func apply(to model: \(target.type.codeName)) { model.\(function)() } }
      """
  }

  private func environmentCode(
    _ change: SourceChange, _ target: EnvironmentTarget, _ value: String
  ) -> String {
    let number = change.number
    let assignment =
      target.isSystem
      ? "environment._setSystemValue(\"\(target.key)\", (\(value)) as \(target.type ?? "Any"))"
      : "environment.`\(target.key)`\(target.path.code) = \(value)"
    return """
      private enum _TreevizChange\(number): SwiftUI._EnvironmentChange { static var number: Int { \(number) }
      static var key: String { "\(target.key)" }
      @MainActor static func apply(to environment: inout SwiftUI.EnvironmentValues) { \(assignment)
      }
      @MainActor static func value(in environment: SwiftUI.EnvironmentValues) -> Any { environment.`\(target.key)` } }
      """
  }
}
