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

  /// The type as `print(type(of:))` prints it: a custom view's or modifier's body's type.
  func printedType() throws -> String {
    try TypeName(parsing: bodies[type] ?? type).printed(style: .runtime)
  }

  /// Puts a generic view's own parameters in the places of `SwiftUI._GenericPlaceholder0` and so on.
  private static func replaced(_ name: String, by replacements: [String: String]) -> String {
    let prefix = "SwiftUI._GenericPlaceholder"
    var result = ""
    var rest = name[...]
    while let start = rest.utf8.firstRange(of: prefix.utf8) {
      result += rest[..<start.lowerBound]
      let end = rest.utf8.index(after: start.upperBound)
      let placeholder = String(rest[start.lowerBound..<end].dropFirst("SwiftUI.".count))
      result += replacements[placeholder] ?? placeholder
      rest = rest[end...]
    }
    return result + rest
  }
}
