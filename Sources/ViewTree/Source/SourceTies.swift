/// Finds the lines on which the nodes of a view tree are written.
///
/// A tree is made of types and does not know; source is read without types and does not know either.
/// Where both have the same shape and the same names, they are tied. Where they part (a view that a
/// function or a property gives, a modifier of the user's own that becomes several) nothing is said:
/// a tie that is missing misleads nobody.
package struct SourceTies {
  /// A line of a file.
  package struct Place: Sendable, Hashable {
    package var path: String
    package var line: Int

    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  private typealias Expression = SourceSketch.Expression
  private typealias Found = [Int: Place]

  /// A body and the file that it stands in.
  private struct Source {
    let path: String
    let body: SourceSketch.Body
  }

  private let tree: ViewTree
  private var sources: [String: Source] = [:]

  /// - Parameters:
  ///   - tree: the tree.
  ///   - sketches: the files' sketches, by path.
  package init(tree: ViewTree, sketches: [String: SourceSketch]) {
    self.tree = tree
    for (path, sketch) in sketches.sorted(by: { $0.key < $1.key }) {
      for body in sketch.bodies where !body.name.isEmpty {
        sources[body.name] = Source(path: path, body: body)
      }
    }
  }

  /// Returns the places of nodes, by their index.
  ///
  /// - Parameters:
  ///   - body: what the tree is of.
  ///   - path: the path of its file.
  /// - Returns: the places that are known.
  package func places(of body: SourceSketch.Body, path: String) -> [Int: Place] {
    guard !tree.nodes.isEmpty else { return [:] }
    if !body.name.isEmpty { return custom(0, Source(path: path, body: body)) }
    return matches(body.expressions, [0], path)
  }
}

// MARK: - Views of the user's

extension SourceTies {
  /// The places at and below a node of a view or modifier of the user's.
  private func custom(_ node: Int, _ source: Source) -> Found {
    let own = [node: Place(path: source.path, line: source.body.line)]
    let below = matches(source.body.expressions, tree.primaryChildren(of: node), source.path)
    return own.merging(below) { first, _ in first }
  }
}

// MARK: - Expressions

extension SourceTies {
  /// The places of nodes that stand beside each other, where there are as many expressions.
  private func matches(_ expressions: [Expression], _ nodes: [Int], _ path: String) -> Found {
    guard expressions.count == nodes.count else { return [:] }
    return zip(expressions, nodes).reduce(into: [:]) { found, pair in
      found.merge(match(pair.0, pair.1, path)) { first, _ in first }
    }
  }

  private func match(_ expression: Expression, _ node: Int, _ path: String) -> Found {
    var chain: [Int] = []
    var base = node
    while isModifier(base), let content = tree.primaryChildren(of: base).first {
      chain.append(base)
      base = content
    }
    if tree.nodes[base].kind == .customModifier {
      return matchModifier(expression, chain, base, path)
    }
    var found: Found = [:]
    if expression.isCondition {
      found = matchCondition(expression, base, path)
      if found.isEmpty { return [:] }
    } else if tree.nodes[base].label == expression.name {
      found = matchBase(expression, base, path)
    } else if !(tree.nodes[base].kind == .placeholder && expression.name == "content") {
      return [:]
    } else {
      found[base] = Place(path: path, line: expression.line)
    }
    let isPlain = tree.nodes[base].kind != .leaf
    for (modifier, layer) in pairs(
      of: expression.modifiers.reversed(), with: chain, hasAll: isPlain)
    {
      found[layer] = Place(path: path, line: modifier.line)
      found.merge(best(modifier.slots, tree.secondaryChildren(of: layer), path)) { first, _ in first
      }
    }
    return found
  }

  /// `.modifier(Card())`, and what is written behind it.
  private func matchModifier(
    _ expression: Expression, _ chain: [Int], _ node: Int, _ path: String
  ) -> Found {
    let own = expression.modifiers.lastIndex { modifier in
      modifier.name == "modifier"
        && modifier.slots.contains { $0.expressions.first?.name == tree.nodes[node].label }
    }
    guard let own else { return [:] }
    var found: Found = [node: Place(path: path, line: expression.modifiers[own].line)]
    let outer = expression.modifiers[(own + 1)...].reversed()
    for (modifier, layer) in pairs(of: Array(outer), with: chain, hasAll: true) {
      found[layer] = Place(path: path, line: modifier.line)
      found.merge(best(modifier.slots, tree.secondaryChildren(of: layer), path)) { first, _ in first
      }
    }
    return found
  }

  private func matchBase(_ expression: Expression, _ base: Int, _ path: String) -> Found {
    var found: Found = [base: Place(path: path, line: expression.line)]
    var nodes = tree.primaryChildren(of: base)
    if tree.nodes[base].kind == .customView {
      // The content that it is given is not what its body starts with.
      guard let source = sources[tree.nodes[base].label] else {
        return found
      }
      let below = matches(source.body.expressions, nodes, source.path)
      return found.merging(below) { first, _ in first }
    }
    if nodes.count == 1, tree.nodes[nodes[0]].kind == .tuple {
      nodes = tree.primaryChildren(of: nodes[0])
    }
    for row in rows(of: base, nodes) {
      found.merge(best(expression.slots, row, path)) { first, _ in first }
    }
    for child in tree.secondaryChildren(of: base) {
      let slots = expression.slots.filter { $0.label == tree.nodes[child].role }
      found.merge(best(slots, [child], path)) { first, _ in first }
    }
    return found
  }

  /// The nodes below a node that are written once: those of each element of a `ForEach`, told by the
  /// identity that their paths begin with; else all.
  private func rows(of base: Int, _ nodes: [Int]) -> [[Int]] {
    guard tree.nodes[base].kind == .forEach else { return [nodes] }
    var rows: [(id: PathComponent?, nodes: [Int])] = []
    for node in nodes {
      let id = tree.nodes[node].components.first
      if let last = rows.last, last.id == id {
        rows[rows.count - 1].nodes.append(node)
      } else {
        rows.append((id, [node]))
      }
    }
    return rows.map(\.nodes)
  }

  /// `if` and `switch`: the branches are told by the paths.
  private func matchCondition(_ expression: Expression, _ base: Int, _ path: String) -> Found {
    let kind = tree.nodes[base].kind
    guard kind == .conditional || kind == .optional else { return [:] }
    let place = Place(path: path, line: expression.line)
    var found: Found = [base: place]
    var branches = [tree.primaryChildren(of: base)]
    if kind == .conditional {
      branches = self.branches(of: base, expands: expression.slots.count > 2)
    } else if expression.slots.count > 1, let inner = branches[0].first,
      tree.nodes[inner].kind == .conditional
    {
      found[inner] = place
      branches = self.branches(of: inner, expands: expression.slots.count > 2)
    }
    guard branches.count == expression.slots.count else { return found }
    for (slot, nodes) in zip(expression.slots, branches) {
      found.merge(matches(slot.expressions, nodes, path)) { first, _ in first }
    }
    return found
  }

  /// The nodes of each branch of a condition, in order.
  ///
  /// - Parameters:
  ///   - node: the condition.
  ///   - expands: whether a branch that is a condition is replaced by its branches, as those of a
  ///     `switch` are nested.
  /// - Returns: the branches.
  private func branches(of node: Int, expands: Bool) -> [[Int]] {
    let children = tree.primaryChildren(of: node)
    return [PathComponent.ifBranch, .elseBranch].flatMap { branch -> [[Int]] in
      let nodes = children.filter { tree.nodes[$0].components.first == branch }
      guard expands, nodes.count == 1, tree.nodes[nodes[0]].kind == .conditional else {
        return [nodes]
      }
      return branches(of: nodes[0], expands: true)
    }
  }

  /// The places that the slot gives that fits best.
  private func best(_ slots: [SourceSketch.Slot], _ nodes: [Int], _ path: String) -> Found {
    var best: Found = [:]
    guard !nodes.isEmpty else { return best }
    for slot in slots {
      let found = matches(slot.expressions, nodes, path)
      if found.count > best.count { best = found }
    }
    return best
  }
}

// MARK: - Modifiers

extension SourceTies {
  /// Pairs the modifiers of an expression with the nodes of a chain, both from the outside in.
  ///
  /// - Parameters:
  ///   - modifiers: the modifiers as written.
  ///   - chain: the nodes.
  ///   - hasAll: whether every modifier becomes a node: `Text` and shapes take some in themselves.
  /// - Returns: the pairs that are sure.
  private func pairs(
    of modifiers: [SourceSketch.Modifier], with chain: [Int], hasAll: Bool
  ) -> [(SourceSketch.Modifier, Int)] {
    if modifiers.count == chain.count {
      let pairs = Array(zip(modifiers, chain))
      let fits = pairs.allSatisfy { modifier, node in
        tree.nodes[node].kind == .environmentWriter || tree.nodes[node].label == modifier.name
      }
      if hasAll || fits { return pairs }
    }
    var pairs: [(SourceSketch.Modifier, Int)] = []
    for label in Set(chain.map { tree.nodes[$0].label }) {
      let layers = chain.filter { tree.nodes[$0].label == label }
      let written = modifiers.filter { $0.name == label }
      if layers.count == written.count { pairs += zip(written, layers) }
    }
    return pairs
  }

  private func isModifier(_ node: Int) -> Bool {
    switch tree.nodes[node].kind {
    case .modifier, .environmentWriter, .id: true
    default: false
    }
  }
}
