import ViewTree

extension ViewTree {
  /// Makes a tree from lines, indented by two spaces a level:
  ///
  ///     HStack
  ///       Text 0
  ///       overlay 1
  ///         Text
  ///         Image overlay
  ///
  /// A line is a label and, after a blank, what the node adds to the path: a position, a branch,
  /// `id` or the role of a secondary child. Some labels tell their kind.
  init(_ name: String, _ sketch: String) {
    self.init(name: name)
    var ancestors: [(depth: Int, index: Int)] = []
    for line in sketch.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      let words = line.split(separator: " ")
      var node = ViewNode(kind: Self.kind(of: words[0]), label: String(words[0]))
      switch words.dropFirst().first.map(String.init) {
      case nil: break
      case "ifBranch": node.components = [.ifBranch]
      case "elseBranch": node.components = [.elseBranch]
      case "id": node.components = [.id(nil)]
      case "recursive": node.mark = .recursive
      case let word?:
        if let position = Int(word) {
          node.components = [.index(position)]
        } else {
          node.components = [.role(word, 1)]
          node.role = word
        }
      }
      while let last = ancestors.last, last.depth >= depth { ancestors.removeLast() }
      let index = append(node, parent: ancestors.last?.index ?? -1)
      ancestors.append((depth, index))
    }
    finish()
  }

  /// Makes a tree of one leaf.
  init(leaf label: String) {
    self.init(name: label)
    append(ViewNode(kind: .leaf, label: label), parent: -1)
    finish()
  }

  /// Makes a chain of modifiers around a leaf.
  init(chainOf count: Int) {
    self.init(name: "Chain")
    for index in 0..<count {
      append(ViewNode(kind: .modifier, label: "padding"), parent: index - 1)
    }
    finish()
  }

  /// Makes a stack with many children.
  init(starOf count: Int) {
    self.init(name: "Star")
    append(ViewNode(kind: .container, label: "HStack"), parent: -1)
    for index in 0..<count {
      append(ViewNode(kind: .leaf, label: "Text", components: [.index(index)]), parent: 0)
    }
    finish()
  }

  private static func kind(of label: Substring) -> ViewNode.Kind {
    switch label {
    case "HStack", "VStack", "List": .container
    case "ConditionalContent": .conditional
    case "ForEach": .forEach
    case "Content": .placeholder
    case "padding", "background", "overlay": .modifier
    case _ where label.hasPrefix("Environment"): .environmentWriter
    case _ where label.hasSuffix("?"): .optional
    default: .leaf
    }
  }
}
