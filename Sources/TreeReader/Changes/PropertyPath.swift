import ViewTree

/// What is changed of a property's value: `.name`, `[0].title`; nothing for the value itself.
struct PropertyPath {
  /// The code behind the property.
  let code: String

  /// The type of what it leads to, as far as the sources tell it.
  let type: String?

  /// A Boolean value indicating whether it leads to the property's own value.
  var isEmpty: Bool { code.isEmpty }

  /// - Parameters:
  ///   - names: the names behind that of the property.
  ///   - rest: what follows the names.
  ///   - start: the type of the property, where it is known.
  ///   - types: the types of the sources.
  init(_ names: ArraySlice<String>, rest: String, from start: String?, in types: SourceTypes) {
    code = names.map { ".`\($0)`" }.joined() + rest
    guard rest.isEmpty else {
      type = nil
      return
    }
    type = names.reduce(start) { type, name in
      let components = type?.split(separator: ".").map(String.init) ?? []
      let found = types.types.filter { !components.isEmpty && $0.isNamed(components[...]) }
      // Where several types may be meant, nothing is known.
      guard found.count == 1 else { return nil }
      return types.property(named: name, of: found[0])?.type
    }
  }
}
