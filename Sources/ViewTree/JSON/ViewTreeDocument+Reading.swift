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
    var components: [Component]?
    var role: String?
    var mark: String?
    var type: String?
    var values: String?
    var parent: Int?
  }

  fileprivate struct Component: Decodable {
    var index: Int?
    var branch: String?
    var role: String?
    var number: Int?
    var elided: Bool?
    /// The identity; nil for none, and nil in it for one that is not known.
    var id: String??

    private enum CodingKeys: String, CodingKey {
      case index
      case branch
      case role
      case number
      case elided
      case id
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      index = try values.decodeIfPresent(Int.self, forKey: .index)
      branch = try values.decodeIfPresent(String.self, forKey: .branch)
      role = try values.decodeIfPresent(String.self, forKey: .role)
      number = try values.decodeIfPresent(Int.self, forKey: .number)
      elided = try values.decodeIfPresent(Bool.self, forKey: .elided)
      id = values.contains(.id) ? .some(try values.decodeIfPresent(String.self, forKey: .id)) : nil
    }
  }
}

// MARK: - Checking

extension ViewTreeDocument.Tree {
  fileprivate func tree(at path: String) throws(DocumentError) -> ViewTree {
    guard !nodes.isEmpty else { throw DocumentError("\(path).nodes", "the tree has no nodes") }
    var tree = ViewTree(name: name)
    // The nodes from the root to the last one: only they can have another child.
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      let place = "\(path).nodes[\(index)]"
      let parent = node.parent ?? -1
      if index == 0, parent >= 0 {
        throw DocumentError("\(place).parent", "the first node is the root and has no parent")
      }
      while let last = open.last, last != parent { open.removeLast() }
      if index > 0, open.isEmpty {
        throw DocumentError(
          "\(place).parent",
          parent < 0
            ? "only the first node has no parent"
            : "node \(parent) is not on the way from the root to the node before; "
              + "nodes stand in preorder")
      }
      tree.append(try node.node(at: place), type: node.type ?? "", parent: parent)
      open.append(index)
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

extension ViewTreeDocument.Component {
  fileprivate func component(at place: String) throws(DocumentError) -> PathComponent {
    if let index {
      guard index >= 0 else { throw DocumentError("\(place).index", "a position is not negative") }
      return .index(index)
    }
    if let role { return .role(role, number ?? 1) }
    switch branch {
    case "if": return .ifBranch
    case "else": return .elseBranch
    case let branch?:
      throw DocumentError("\(place).branch", "found '\(branch)', expected 'if' or 'else'")
    case nil: break
    }
    if elided == true { return .elided }
    guard let id else {
      throw DocumentError(
        place, "expected one of the keys 'index', 'branch', 'role', 'elided', 'id'")
    }
    return .id(id)
  }
}
