/// The text alternative of a figure: the tree in words.
///
///     View tree of Inbox: padding over VStack with (Text, Optional over Text)
package enum AlternativeText {
  /// What a figure shows.
  package enum Subject: String, CaseIterable, Sendable {
    case viewTree = "View tree of"
    case renderTree = "Render tree of"
    case pair = "View tree and render tree of"
    case changes = "Changes of"
  }

  /// Returns a Boolean value indicating whether treeviz wrote a text alternative, and may write it anew.
  static func isOwn(_ text: String) -> Bool {
    Subject.allCases.contains { text.hasPrefix($0.rawValue + " ") }
  }

  /// The number of characters after which deeper levels are left out.
  private static let maximumCount = 280

  /// Returns the text alternative of a tree.
  package static func text(of outline: String, subject: Subject = .viewTree) -> String {
    let nodes = OutlineNode.nodes(of: outline)
    let name = subject.rawValue + " " + (nodes.first?.label ?? "nothing")
    let deepest = nodes.map(\.depth).max() ?? 0
    guard deepest > 0 else { return name }
    for depth in stride(from: min(deepest, 30), through: 1, by: -1) {
      let text = described(nodes, depth: depth)
      if text.count <= maximumCount { return "\(name): \(text)" }
    }
    return "\(name): \(nodes.count) nodes"
  }

  /// Writes the nodes below the root, down to a depth.
  private static func described(_ nodes: [OutlineNode], depth: Int) -> String {
    let children = children(of: nodes)
    var text = ""
    // What is still to be written, the next last.
    var pending: [Part] = [.list(children[0])]
    while let part = pending.popLast() {
      switch part {
      case .text(let part): text += part
      case .list(let list):
        // What is below one child is told from its siblings.
        let mark = list.contains { !children[$0].isEmpty } ? "; " : ", "
        for (place, child) in list.enumerated().reversed() {
          pending.append(.node(child))
          if place > 0 { pending.append(.text(mark)) }
        }
      case .node(let node):
        text += nodes[node].label
        let below = children[node]
        guard !below.isEmpty else { continue }
        if nodes[node].depth >= depth {
          text += " over …"
        } else if below.count == 1 {
          text += " over "
          pending.append(.list(below))
        } else {
          text += " with ("
          pending += [.text(")"), .list(below)]
        }
      }
    }
    return text
  }

  private enum Part {
    case text(String)
    case node(Int)
    case list([Int])
  }

  /// Returns the children of each node.
  private static func children(of nodes: [OutlineNode]) -> [[Int]] {
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    var parents: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = parents.last, nodes[last].depth >= node.depth { parents.removeLast() }
      if let parent = parents.last { children[parent].append(index) }
      parents.append(index)
    }
    return children
  }
}
