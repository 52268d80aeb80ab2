import ViewTree

/// Chooses among the roots of an example.
package enum RootSelection {
  /// A name that no root has, or that several have.
  package struct NameError: Error, Sendable {
    package let name: String

    /// The roots that it may mean; all of them where it means none.
    package let candidates: [ExampleRoot]

    /// A Boolean value indicating whether several roots have the name.
    package let isAmbiguous: Bool
  }

  /// Returns the roots to draw.
  ///
  /// Without names these are all but the previews, which show views that are drawn anyway; the
  /// previews where there is nothing else.
  ///
  /// - Parameters:
  ///   - names: the names asked for: a whole name, or its last part where one root alone has it.
  ///   - roots: all roots of the example.
  /// - Returns: the roots in the order of the names.
  /// - Throws: ``NameError`` for the first name that is unknown or ambiguous.
  package static func select(
    _ names: [String], from roots: [ExampleRoot]
  ) throws(NameError) -> [ExampleRoot] {
    guard !names.isEmpty else {
      let drawn = roots.filter { !$0.isPreview && $0.failure == nil }
      return drawn.isEmpty ? roots.filter { $0.failure == nil } : drawn
    }
    var selected: [ExampleRoot] = []
    for name in names {
      selected.append(try root(named: name, from: roots))
    }
    return selected
  }

  private static func root(
    named name: String, from roots: [ExampleRoot]
  ) throws(NameError) -> ExampleRoot {
    if let exact = roots.first(where: { $0.name == name }) { return exact }
    let similar = roots.filter { $0.shortName == name }
    guard let only = similar.first else {
      throw NameError(name: name, candidates: roots, isAmbiguous: false)
    }
    guard similar.count == 1 else {
      throw NameError(name: name, candidates: similar, isAmbiguous: true)
    }
    return only
  }
}
