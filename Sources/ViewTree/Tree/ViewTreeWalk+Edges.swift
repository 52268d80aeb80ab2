extension ViewTreeWalk {
  /// Returns what is below a node by the edges of its row, in order.
  mutating func children(of entry: CatalogueEntry, _ place: Place, under node: Int) -> [Item] {
    var items: [Item] = []
    for edge in entry.edges {
      switch edge {
      case .content(let position), .optional(let position):
        add(position, [], nil)
      case .list(let position):
        add(position, [], nil)
        if !items.isEmpty, argument(position, of: place) != nil {
          items[items.count - 1].isList = true
        }
      case .role(let role, let position):
        guard let argument = argument(position, of: place), !isEmpty(argument) else { continue }
        add(position, [component(role, at: node)], role)
      case .style(let role, let position):
        guard let argument = argument(position, of: place) else { continue }
        items.append(
          Item(
            subject: .style(argument), parent: node, components: [component(role, at: node)],
            role: role))
      case .rows(let position): add(position, [.id(nil)], nil)
      case .identified(let position, _): add(position, [.id(nil)], nil)
      case .branches(let first, let second):
        add(first, [.ifBranch], nil)
        add(second, [.elseBranch], nil)
      case .tuple, .shape: break
      }
    }
    return items

    func add(_ position: Int, _ components: [PathComponent], _ role: String?) {
      guard let argument = argument(position, of: place) else { return }
      items.append(
        Item(subject: .view(argument), parent: node, components: components, role: role))
    }
  }

  /// Returns a Boolean value indicating whether a type has children by its row.
  func hasChildren(_ entry: CatalogueEntry, _ place: Place) -> Bool {
    entry.edges.contains { edge in
      switch edge {
      case .shape: false
      case .role(_, let position): argument(position, of: place).map { !isEmpty($0) } ?? false
      default: true
      }
    }
  }

  private func argument(_ position: Int, of place: Place) -> Place? {
    sources[place.source].argument(position, of: place.node).map { part($0, of: place) }
  }

  /// A Boolean value indicating whether a secondary child is left out.
  private func isEmpty(_ place: Place) -> Bool {
    let name = Catalogue.entry(for: sources[place.source], at: place.node)?.name
    return name == "EmptyView" || name == "Never"
  }
}
