import TreeCompiler
import ViewTree

/// Makes the tree of one root of an example.
struct TreeMaker {
  private let root: ExampleRoot
  private let type: String
  private let bodies: [String: String]

  /// - Parameters:
  ///   - root: the root.
  ///   - bodies: the bodies of custom types, by type.
  init(root: ExampleRoot, bodies: [String: String]) {
    self.root = root
    guard !root.replacements.isEmpty else {
      type = root.type
      self.bodies = bodies
      return
    }
    let replace = { (name: String) in Self.replaced(name, by: root.replacements) }
    type = replace(root.type)
    self.bodies = Dictionary(
      bodies.map { (replace($0.key), replace($0.value)) }, uniquingKeysWith: { first, _ in first })
  }

  func tree(options: ViewTreeOptions) throws -> ViewTree {
    let builder = ViewTreeBuilder(bodies: bodies, options: options)
    let type = try TypeName(parsing: type)
    return root.kind == .modifier
      ? builder.makeTree(ofModifier: type, name: root.name)
      : builder.makeTree(of: type, name: root.name, instance: root.instance)
  }

  /// Returns the view tree and the render tree of the instance; nil where there is none.
  func pair() throws -> TreePair? {
    guard let instance = root.instance else { return nil }
    return RenderedTreeBuilder(bodies: bodies).makePair(
      of: try TypeName(parsing: type), name: root.name, instance: instance)
  }

  /// Returns what changes did: one update for the mount and for each change; empty where there are none.
  func updates() throws -> [RenderUpdate] {
    guard let log = root.update else { return [] }
    return RenderedTreeBuilder(bodies: bodies).makeUpdates(
      of: try TypeName(parsing: type), name: root.name, log: log)
  }

  /// The type as `print(type(of:))` prints it: a custom view's or modifier's body's type.
  func printedType() throws -> String {
    try TypeName(parsing: bodies[type] ?? type).printed(style: .runtime)
  }

  /// Puts a generic view's own parameters in the places of `SwiftUI._GenericPlaceholder0` and so on:
  /// `Data` and, for its elements, `Data.Element` and `Data.Element.ID`.
  private static func replaced(_ name: String, by replacements: [String: String]) -> String {
    var result = name
    for (placeholder, parameter) in replacements {
      result = result.replacingAll(placeholder, with: parameter)
    }
    result = withMember("Element", of: result, from: "SwiftUI._GenericElement<")
    return withMember("ID", of: result, from: "SwiftUI._GenericID<")
  }

  /// Writes `X.Member` for each `Generic<X>`.
  private static func withMember(
    _ member: String, of name: String, from generic: String
  ) -> String {
    var result = name
    while let start = result.utf8.firstRange(of: generic.utf8) {
      var depth = 1
      var end = start.upperBound
      while end < result.endIndex, depth > 0 {
        if result[end] == "<" { depth += 1 }
        if result[end] == ">" { depth -= 1 }
        end = result.index(after: end)
      }
      let owner = result[start.upperBound..<end].dropLast()
      result = "\(result[..<start.lowerBound])\(owner).\(member)\(result[end...])"
    }
    return result
  }
}

extension String {
  fileprivate func replacingAll(_ old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.utf8.firstRange(of: old.utf8) {
      result += rest[..<range.lowerBound] + new
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
