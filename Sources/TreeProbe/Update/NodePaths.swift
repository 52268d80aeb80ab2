import ViewTree

/// Finds the nodes of a mounted tree by their identity paths, as its view tree prints them.
struct NodePaths {
  /// The name of the type that the tree is drawn from.
  let typeName: String

  /// The types of the bodies of custom types.
  let bodies: [String: String]
  let instance: ViewInstance?

  /// Returns the numbers of the nodes at a path, the outermost first.
  func numbers(at path: String) -> [Int] {
    guard let instance, let type = try? TypeName(parsing: typeName) else { return [] }
    let tree = ViewTreeBuilder(bodies: bodies, options: ViewTreeOptions(followsInstance: true))
      .makeTree(of: type, name: "", instance: instance)
    return tree.nodes.indices.compactMap { index in
      let node = tree.instances[index]
      guard instance.nodes.indices.contains(node), tree.path(of: index) == path else { return nil }
      return instance.nodes[node].number - 1
    }
  }
}
