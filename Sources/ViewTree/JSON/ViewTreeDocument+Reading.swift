extension ViewTreeDocument {
  /// Reads a document.
  ///
  /// - Parameter text: the JSON.
  /// - Throws: an error that names the place in the document.
  package init(json text: String) throws(DocumentError) {
    let header = try JSONDocument.read(Header.self, from: text)
    guard header.format == Self.format else {
      throw DocumentError("format", "found '\(header.format)', expected '\(Self.format)'")
    }
    guard header.version == Self.currentVersion else {
      throw DocumentError(
        "version",
        "found \(header.version), expected \(Self.currentVersion): write the file anew with this "
          + "version of treeviz")
    }
    let contents = try JSONDocument.read(Contents.self, from: text)
    trees = []
    for (index, tree) in contents.trees.enumerated() {
      trees.append(try tree.tree(at: "trees[\(index)]"))
    }
  }

  fileprivate struct Header: Decodable {
    var format: String
    var version: Int
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
    guard let kind = ViewNode.Kind(rawValue: kind) else {
      let kinds = ViewNode.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw DocumentError("\(place).kind", "found '\(kind)', expected a kind of node: \(kinds)")
    }
    var node = ViewNode(kind: kind, label: label, role: role, values: values)
    if let mark {
      node.mark = ViewNode.Mark(rawValue: mark)
      guard node.mark != nil else {
        throw DocumentError(
          "\(place).mark", "found '\(mark)', expected 'recursive' or 'depthLimit'")
      }
    }
    for (index, component) in (components ?? []).enumerated() {
      node.components.append(try component.component(at: "\(place).components[\(index)]"))
    }
    return node
  }
}
