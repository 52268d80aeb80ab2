import SwiftSyntax
import ViewTree

/// The types of all files of a module.
struct SourceTypes {
  private(set) var types: [FoundType] = []

  /// The values of the environment that the files declare, each with the index of its file.
  private(set) var environmentValues: [(file: Int, property: FoundProperty)] = []

  /// The names of what the files declare, by the type that it is declared in; an empty one for what is outside
  /// of types.
  private var names: [String: Set<String>] = [:]

  /// The properties with a wrapper that are declared in functions, accessors or closures.
  private(set) var localProperties: Set<String> = []

  /// A Boolean value indicating whether a file does not parse: the compiler says why.
  private(set) var hasError = false

  init(_ sources: [String]) {
    var extensions: [(name: String, properties: [FoundProperty])] = []
    for (file, source) in sources.enumerated() {
      let tree = ParsedSource(contents: Array(source.utf8)).tree
      let finder = TypeFinder(file: file, tree: tree)
      hasError = hasError || tree.hasError
      types += finder.types
      environmentValues += finder.environmentValues.map { (file, $0) }
      extensions += finder.extensions
      names.merge(finder.names) { $0.union($1) }
      localProperties.formUnion(finder.localProperties)
    }
    for (name, properties) in extensions {
      guard let index = types.firstIndex(where: { $0.name == name }) else { continue }
      types[index].properties += properties
    }
  }

  /// Returns the names that code in a type can use, or code outside of types.
  func names(in type: FoundType?) -> Set<String> {
    var found = names["", default: []]
    guard let type else { return found }
    for count in 1...max(1, type.components.count) {
      found.formUnion(names[type.components.prefix(count).joined(separator: "."), default: []])
    }
    var pending = type.inherited
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      found.formUnion(names[name, default: []])
      pending += types.filter { $0.name == name }.flatMap(\.inherited)
    }
    return found
  }

  /// Returns a property of a class, or of one that it inherits from.
  func property(named name: String, of type: FoundType) -> FoundProperty? {
    var pending = [type]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next.name).inserted else { continue }
      if let property = next.property(named: name) { return property }
      pending += types.filter { $0.kind == .class && next.inherited.contains($0.name) }
    }
    return nil
  }
}
