import ViewTree

/// The property that `--set` changes: that of one type of the sources.
struct StateTarget {
  let type: FoundType
  let property: FoundProperty

  let path: PropertyPath

  /// Finds the property.
  ///
  /// - Parameters:
  ///   - assignment: `Row.count=3`: a name may stand for one type with such a property alone.
  ///   - types: the types of the sources.
  ///   - preferred: the types that are meant where several have such a property.
  /// - Throws: ``ChangeFault`` where there is no such property, or several.
  init(
    _ assignment: ChangeAssignment, in types: SourceTypes, preferring preferred: [String]
  ) throws(ChangeFault) {
    let all = Self.candidates(assignment, in: types)
    guard !all.isEmpty else { throw Self.unknown(assignment, in: types) }
    var fitting = all.filter { $0.problem == nil }
    if fitting.count > 1 {
      let meant = fitting.filter { candidate in
        preferred.contains {
          candidate.type.isNamed($0.split(separator: ".").map(String.init)[...])
        }
      }
      // A name that is whole is that of no type within another one.
      let whole = fitting.filter { assignment.names.starts(with: $0.wholeNames) }
      if meant.count == 1 { fitting = meant } else if whole.count == 1 { fitting = whole }
    }
    guard let first = fitting.first else {
      throw ChangeFault(all.lazy.compactMap(\.problem).first ?? "")
    }
    guard fitting.count == 1 else {
      let names = fitting.map { "'\($0.wholeName)'" }.joined(separator: ", ")
      throw ChangeFault(
        "several types have a property '\(first.property.name)'; say which: \(names)")
    }
    self = first
  }

  private init(type: FoundType, property: FoundProperty, path: PropertyPath) {
    self.type = type
    self.property = property
    self.path = path
  }

  private var wholeName: String { "\(type.name).\(property.name)" }

  private var wholeNames: [String] { type.components.map(String.init) + [property.name] }
}

// MARK: - Finding

extension StateTarget {
  private static func candidates(
    _ assignment: ChangeAssignment, in types: SourceTypes
  ) -> [StateTarget] {
    types.types.flatMap { type in
      assignment.names.indices.compactMap { index -> StateTarget? in
        guard assignment.occurrence == nil || assignment.ownerCount == index,
          type.isNamed(assignment.names[..<index]),
          let property = type.property(named: assignment.names[index])
        else { return nil }
        let path = PropertyPath(
          assignment.names[(index + 1)...], rest: assignment.rest, from: property.type, in: types)
        return StateTarget(type: type, property: property, path: path)
      }
    }
  }

  /// The wrappers whose value can be set.
  private static let settable: Set<String> = [
    "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "FocusState",
    "FocusedBinding", "SceneStorage", "State",
  ]

  /// The wrappers that hold an object whose properties can be set.
  private static let objects: Set<String> = ["EnvironmentObject", "ObservedObject", "StateObject"]

  /// The wrappers whose value nobody sets.
  private static let readOnly: Set<String> = [
    "FetchRequest", "FocusedObject", "FocusedValue", "GestureState", "Namespace", "Query",
    "ScaledMetric",
  ]

  /// Why the property cannot be set, as far as the source tells.
  private var problem: String? {
    if let problem = type.problem { return problem }
    if property.isStatic { return "'\(wholeName)' is static: it is no state of a view" }
    let name = property.name
    guard let wrapper = property.wrapper else {
      return path.isEmpty
        ? "'\(wholeName)' is no state: the view's parent gives it its value; --set changes "
          + "properties with a wrapper, such as @State" : nil
    }
    guard path.isEmpty else { return nil }
    if wrapper == "Environment", property.argument.hasPrefix("\\") {
      let key = property.argument.drop { $0 != "." }.dropFirst()
      return "'\(wholeName)' is read from the environment; set it there: --set-env \(key)=..."
    }
    if Self.objects.contains(wrapper) || wrapper == "Environment" {
      return "'\(wholeName)' holds an object; set a property of it: --set \(name).PROPERTY=..."
    }
    if Self.readOnly.contains(wrapper) {
      return "'\(wholeName)' cannot be set: it is a @\(wrapper)"
    }
    return nil
  }
}

// MARK: - Faults

extension StateTarget {
  /// A Boolean value indicating whether the property is one to list: others may be set, too.
  private var isListed: Bool {
    property.wrapper.map(Self.settable.contains) == true && problem == nil
  }

  private static func unknown(
    _ assignment: ChangeAssignment, in types: SourceTypes
  ) -> ChangeFault {
    let names = assignment.names
    let owner = names.indices.dropFirst().reversed().lazy
      .compactMap { index in types.types.first { $0.isNamed(names[..<index]) }.map { ($0, index) } }
      .first
    let name = owner.map { names[$0.1] } ?? names[names.count > 1 && owner == nil ? 1 : 0]
    if owner == nil, names.count == 1, types.localProperties.contains(name) {
      return ChangeFault(
        "'\(name)' is declared in a function or a preview, where code outside cannot reach it; "
          + "move it into a view")
    }
    let listed = types.types.filter { owner == nil || $0.name == owner?.0.name }
      .flatMap { type in
        type.properties.map { property in
          let path = PropertyPath([], rest: "", from: property.type, in: types)
          return StateTarget(type: type, property: property, path: path)
        }
      }
      .filter(\.isListed)
    let candidates = listed.map { (short: $0.property.name, whole: $0.wholeName) }
    if let owner {
      return ChangeFault(
        "'\(owner.0.name)' has no property '\(name)'", name: name, candidates: candidates,
        "--set can change")
    }
    guard names.count == 1 else {
      return ChangeFault(
        "no type is named '\(names[0])'", name: names[0],
        candidates: types.types.filter { !$0.isLocal }.map { ($0.name, $0.name) }, "there are")
    }
    return ChangeFault(
      "no property is named '\(name)'", name: name, candidates: candidates,
      candidates.isEmpty ? "" : "--set can change")
  }
}
