/// The names by which texts speak of the nodes of a render tree: label and path.
struct NodeNames {
  private let tree: RenderedTree
  private let paths: [String]

  /// For each number the first node that has it.
  private let indices: [Int: Int]

  init(_ tree: RenderedTree) {
    self.tree = tree
    paths = tree.paths()
    indices = Dictionary(
      tree.nodes.enumerated().map { ($1.number, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the name of a node: `Badge  0.1`.
  func name(of index: Int) -> String {
    let label = tree.nodes[index].label
    return paths[index].isEmpty ? label : "\(label)  \(paths[index])"
  }

  /// Returns the name of the first node of a number; nil where there is none.
  func name(ofNumber number: Int) -> String? { indices[number].map(name) }
}
