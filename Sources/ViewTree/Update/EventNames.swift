/// The names by which events speak of nodes.
struct EventNames {
  private struct Place {
    var label: String
    var path: String
    /// What a modifier modifies: the first node below it that is none.
    var subject: String
  }

  /// The nodes by number: those after the change, and those that went.
  private var places: [Int: Place] = [:]

  /// How many nodes there are of a custom view's or modifier's name.
  private var counts: [String: Int] = [:]

  init(_ update: RenderUpdate) {
    guard !update.events.isEmpty else { return }
    add(update.after)
    add(update.before)
  }

  private mutating func add(_ tree: RenderedTree) {
    let paths = tree.paths()
    var subjects = Array(tree.nodes.indices)
    for (index, node) in tree.nodes.enumerated().reversed() {
      let isModifier = node.kind == .modifier || node.kind == .environmentWriter
      guard isModifier, tree.subtreeCounts[index] > 1, tree.nodes[index + 1].role == nil else {
        continue
      }
      subjects[index] = subjects[index + 1]
    }
    for (index, node) in tree.nodes.enumerated() where places[node.number] == nil {
      guard !node.isImplicit else { continue }
      let subject = subjects[index]
      let path = paths[subject]
      places[node.number] = Place(
        label: node.label, path: paths[index],
        subject: tree.nodes[subject].label + (path.isEmpty ? "" : "  \(path)"))
      counts[node.label, default: 0] += 1
    }
  }

  /// Returns a type's name, with the path of its node where there are several of that name.
  func name(_ name: String, of number: Int) -> String {
    guard let place = places[number], !place.path.isEmpty, counts[name, default: 0] > 1 else {
      return name
    }
    return "\(name)  \(place.path)"
  }

  /// Returns what stands at a node, with its path: what is modified, where a modifier does.
  func subject(of number: Int) -> String? { places[number]?.subject }
}
