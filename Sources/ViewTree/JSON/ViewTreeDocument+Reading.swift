extension ViewTreeDocument {
  /// Reads a document.
  ///
  /// - Parameter text: the JSON.
  /// - Throws: an error that names the place in the document.
  package init(json text: String) throws(DocumentError) {
    try DocumentReading.checkHeader(of: text, format: Self.format, version: Self.currentVersion)
    let contents = try JSONDocument.read(Contents.self, from: text)
    trees = []
    for (index, tree) in contents.trees.enumerated() {
      trees.append(try tree.tree(at: "trees[\(index)]"))
    }
  }

  fileprivate struct Contents: Decodable {
    var trees: [Tree]
  }

  fileprivate struct Tree: Decodable {
    var name: String
    var nodes: [Node]
  }

  fileprivate struct Node: Decodable {
    var kind: String
    var label: String
    var components: [PathComponentRecord]?
    var role: String?
    var mark: String?
    var type: String?
    var values: String?
    var parent: Int?
  }
}

// MARK: - Checking

extension ViewTreeDocument.Tree {
  fileprivate func tree(at path: String) throws(DocumentError) -> ViewTree {
    guard !nodes.isEmpty else { throw DocumentError("\(path).nodes", "the tree has no nodes") }
    var tree = ViewTree(name: name)
    var order = PreorderCheck()
    for (index, node) in nodes.enumerated() {
      let place = "\(path).nodes[\(index)]"
      let parent = try order.append(parent: node.parent, at: place)
      tree.append(try node.node(at: place), type: node.type ?? "", parent: parent)
    }
    tree.finish()
    return tree
  }
}

extension ViewTreeDocument.Node {
  fileprivate func node(at place: String) throws(DocumentError) -> ViewNode {
    var node = ViewNode(
      kind: try DocumentReading.kind(kind, at: place), label: label, role: role, values: values)
    node.mark = try DocumentReading.mark(mark, at: place)
    node.components = try DocumentReading.components(components, at: place)
    return node
  }
}
