import SwiftSyntax
import ViewTree

/// The types of all files of a module.
struct SourceTypes {
  private(set) var types: [FoundType] = []

  /// The values of the environment that the files declare, each with the index of its file.
  private(set) var environmentValues: [(file: Int, property: FoundProperty)] = []

  /// The names that code at the end of a file can use.
  private(set) var names: Set<String> = []

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
      names.formUnion(finder.names)
      localProperties.formUnion(finder.localProperties)
    }
    for (name, properties) in extensions {
      guard let index = types.firstIndex(where: { $0.name == name }) else { continue }
      types[index].properties += properties
    }
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
