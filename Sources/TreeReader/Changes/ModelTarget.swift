import ViewTree

/// The property that `--set-model` changes: that of the objects of one class.
struct ModelTarget {
  let type: FoundType
  let property: FoundProperty

  let path: PropertyPath

  /// Finds the property.
  ///
  /// - Throws: ``ChangeFault`` where there is no such class or property, or several.
  init(_ assignment: ChangeAssignment, in types: SourceTypes) throws(ChangeFault) {
    let names = assignment.names
    let classes = types.types.filter { $0.kind == .class }
    guard names.count > 1 else {
      throw ChangeFault(
        "expected TYPE.PROPERTY=VALUE", name: names[0],
        candidates: classes.map { ($0.name, $0.name) }, "the classes are")
    }
    var found: [(type: FoundType, index: Int)] = []
    for index in 1..<names.count
    where assignment.occurrence == nil || assignment.ownerCount == index {
      found += types.types.filter { $0.isNamed(names[..<index]) }.map { ($0, index) }
    }
    let objects = found.filter { $0.type.kind == .class }
    guard let (type, index) = objects.last else {
      if let (other, _) = found.last {
        throw ChangeFault(
          "'\(other.name)' is \(other.kind.article) \(other.kind.rawValue), expected a class: set "
            + "the property that holds it")
      }
      throw ChangeFault(
        "no class is named '\(names[0])'", name: names[0],
        candidates: classes.map { ($0.name, $0.name) }, "there are")
    }
    let whole = objects.filter { $0.index == index }.map(\.type.name)
    guard Set(whole).count == 1 else {
      throw ChangeFault(
        "several classes are named '\(names[..<index].joined(separator: "."))'; say which: "
          + whole.map { "'\($0)'" }.joined(separator: ", "))
    }
    guard let property = types.property(named: names[index], of: type) else {
      let known = type.properties.filter { !$0.isStatic && !$0.isConstant }
      throw ChangeFault(
        "'\(type.name)' has no property '\(names[index])'", name: names[index],
        candidates: known.map { ($0.name, $0.name) }, "there are")
    }
    self.type = type
    self.property = property
    path = PropertyPath(
      names[(index + 1)...], rest: assignment.rest, from: property.type, in: types)
    if let problem { throw ChangeFault(problem) }
  }

  /// Why the property cannot be set, as far as the source tells.
  private var problem: String? {
    let name = "\(type.name).\(property.name)"
    if let problem = type.problem { return problem }
    if type.isGeneric {
      return "'\(type.name)' is generic, which --set-model cannot change; set the property that "
        + "holds it with --set"
    }
    if property.isStatic { return "'\(name)' is static: it is no property of an object" }
    if property.isConstant, path.isEmpty { return "'\(name)' is a constant" }
    return nil
  }
}

extension FoundType.Kind {
  fileprivate var article: String { self == .enum || self == .actor ? "an" : "a" }
}
