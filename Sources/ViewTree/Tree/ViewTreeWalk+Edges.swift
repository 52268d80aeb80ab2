extension ViewTreeWalk {
  /// Returns what is below a node by the edges of its row, in order.
  ///
  /// - Parameters:
  ///   - entry: the row of the node's type.
  ///   - place: the type.
  ///   - node: the node.
  ///   - value: the node of the instance that has its value.
  ///   - first: the slot of the first edge: a modifier's slot 0 is its content.
  /// - Returns: the items.
  mutating func children(
    of entry: CatalogueEntry, _ place: Place, under node: Int, _ value: Int, first: Int = 0
  ) -> [Item] {
    if let items = drawn(entry, value, place, under: node) { return items }
    var items: [Item] = entry.kind == .anyView ? opened(value, place, under: node) : []
    for (index, edge) in entry.edges.enumerated() {
      let child = instance.child(first + index, of: value)
      switch edge {
      case .content(let position), .optional(let position):
        add(position, [], nil, child)
      case .list(let position):
        add(position, [], nil, child)
        if !items.isEmpty, argument(position, of: place) != nil {
          items[items.count - 1].isList = true
        }
      case .role(let role, let position):
        guard let argument = argument(position, of: place), !isEmpty(argument) else { continue }
        let component = component(role, at: node)
        for child in secondary(first + index, of: value, child) {
          add(position, [component] + pushed(child), role, child)
          items[items.count - 1].element = element(of: child)
        }
      case .style(let role, let position):
        guard let argument = argument(position, of: place) else { continue }
        let component = component(role, at: node)
        for child in secondary(first + index, of: value, child) {
          items.append(
            Item(
              subject: .style(argument), parent: node, components: [component], role: role,
              element: element(of: child), instance: child))
        }
      case .erasedRole(let role):
        guard options.followsInstance, child >= 0, let source = source(named: "AnyView") else {
          continue
        }
        let erased = opened(source, at: place)
        let component = component(role, at: node)
        for child in secondary(first + index, of: value, child) {
          items.append(
            Item(
              subject: .view(erased), parent: node, components: [component], role: role,
              element: element(of: child), instance: child))
        }
      case .rows(let position):
        let rows = instance.children(of: value, from: first + index)
        for row in rows { add(position, [.id(instance.id(of: row))], nil, row) }
        if rows.isEmpty { add(position, [.id(nil)], nil, InstanceIndex.none) }
      case .identified(let position, _):
        let content = instance.child(0, of: value)
        add(position, [.id(instance.id(of: content))], nil, content)
      case .branches(let first, let second):
        add(first, [.ifBranch], nil, instance.child(0, of: value))
        add(second, [.elseBranch], nil, instance.child(1, of: value))
      case .tuple, .shape, .modifier: break
      }
    }
    return items

    func add(_ position: Int, _ components: [PathComponent], _ role: String?, _ value: Int) {
      guard let argument = argument(position, of: place) else { return }
      items.append(
        Item(
          subject: .view(argument), parent: node, components: components, role: role,
          instance: value))
    }
  }

  /// Returns what is shown of a secondary child: of those that a modified list has, one for each
  /// element, the first alone unless the tree follows its instance.
  private func secondary(_ slot: Int, of value: Int, _ first: Int) -> [Int] {
    guard options.followsInstance, first >= 0 else { return [first] }
    return instance.all(slot, of: value)
  }

  /// Returns what tells a view that was pushed for a value from the others in its place.
  private func pushed(_ value: Int) -> [PathComponent] {
    guard options.followsInstance, let id = instance.id(of: value) else { return [] }
    return [.id(id)]
  }

  private func element(of value: Int) -> Int? {
    options.followsInstance ? instance.element(of: value) : nil
  }

  /// Returns what a style makes of a control, or the part of a control that a style places; nil where
  /// the instance tells of neither, or is not followed.
  private mutating func drawn(
    _ entry: CatalogueEntry, _ value: Int, _ place: Place, under node: Int
  ) -> [Item]? {
    guard options.followsInstance, entry.kind != .anyView,
      let content = instance.children(of: value).first(where: { instance.type(of: $0) != nil }),
      let source = instance.type(of: content).flatMap({ source(named: $0) })
    else { return nil }
    let drawn = opened(source, at: place)
    guard instance.isStyle(content) else {
      return [Item(subject: .view(drawn), parent: node, instance: content)]
    }
    return [
      Item(
        subject: .view(drawn), parent: node, components: [component("style", at: node)],
        role: "style", instance: content)
    ]
  }

  /// Returns what an `AnyView` holds, where an instance tells it.
  mutating func opened(_ value: Int, _ place: Place, under node: Int) -> [Item] {
    let content = instance.child(0, of: value)
    guard let name = instance.type(of: content), let source = source(named: name) else { return [] }
    return [Item(subject: .view(opened(source, at: place)), parent: node, instance: content)]
  }

  /// Returns a place with another type in it: one that an instance names.
  private func opened(_ source: Int, at place: Place) -> Place {
    var opened = place
    opened.source = source
    opened.node = 0
    return opened
  }

  /// Returns the index of a type that an instance names, where it can be read.
  private mutating func source(named name: String) -> Int? {
    if let known = openedSources[name] { return known }
    guard let type = try? TypeName(parsing: name) else { return nil }
    sources.append(type)
    openedSources[name] = sources.count - 1
    return sources.count - 1
  }

  /// Returns a Boolean value indicating whether a type has children by its row.
  func hasChildren(_ entry: CatalogueEntry, _ place: Place) -> Bool {
    entry.edges.contains { edge in
      switch edge {
      case .shape, .erasedRole: false
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
