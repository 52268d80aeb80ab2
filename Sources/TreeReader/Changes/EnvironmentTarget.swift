import ViewTree

/// The value of the environment that `--set-env` changes.
struct EnvironmentTarget {
  /// The name of the property of `EnvironmentValues`.
  let key: String

  let path: PropertyPath

  /// Its type, where that is known.
  let type: String?

  /// A Boolean value indicating whether the system sets it.
  let isSystem: Bool

  /// The index of the file that the code stands in: that which declares the value.
  let file: Int

  /// Finds the value.
  ///
  /// - Throws: ``ChangeFault`` where there is no such value.
  init(_ assignment: ChangeAssignment, in types: SourceTypes) throws(ChangeFault) {
    let names = assignment.names
    key = names[0]
    guard assignment.occurrence == nil else {
      throw ChangeFault("the environment is one: '#\(assignment.occurrence ?? 0)' has no meaning")
    }
    let own = types.environmentValues.first { $0.property.name == names[0] }
    file = own?.file ?? 0
    isSystem = own == nil && EnvironmentKeys.system[key] != nil
    type =
      if let own { own.property.type } else {
        EnvironmentKeys.settable[key] ?? EnvironmentKeys.system[key]
      }
    path = PropertyPath(names.dropFirst(), rest: assignment.rest, from: type, in: types)
    if own == nil, type == nil { throw Self.unknown(key, in: types) }
    if isSystem, !path.isEmpty { throw ChangeFault("'\(key)' can be set as a whole only") }
  }

  private static func unknown(_ key: String, in types: SourceTypes) -> ChangeFault {
    let own = types.environmentValues.map(\.property.name)
    let all = own + (Array(EnvironmentKeys.settable.keys) + EnvironmentKeys.system.keys).sorted()
    let problem = "the environment has no value '\(key)' that could be set"
    if let nearest = NearestName.of(key, among: all) {
      return ChangeFault("\(problem); did you mean '\(nearest)'?")
    }
    return ChangeFault(
      "\(problem); there are " + all.map { "'\($0)'" }.joined(separator: ", "))
  }
}
