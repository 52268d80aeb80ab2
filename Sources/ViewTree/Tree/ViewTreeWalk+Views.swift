extension ViewTreeWalk {
  /// Visits one item: adds its node, if it has one, and what is below to what is pending.
  mutating func visit(_ item: Item) {
    switch item.subject {
    case .view(let place): visitView(place, item)
    case .modified(let content, let modifier, _):
      visitModified(content, modifier, numbered(item))
    case .style(let place):
      _ = append(.leaf, CatalogueLabel.shape(sources[place.source], at: place.node), for: item)
    case .placeholder: _ = append(.placeholder, "Content", for: numbered(item))
    }
  }

  /// Visits a view.
  private mutating func visitView(_ place: Place, _ item: Item) {
    let type = sources[place.source]
    switch type.nodes[place.node].kind {
    case .nominal: break
    case .tuple, .pack: return visitTuple(type.children(of: place.node), place, item)
    default:
      let text = type.printed(at: place.node, style: .sugared, limit: 200)
      _ = append(.customView, text, for: numbered(item))
      return
    }
    guard let entry = Catalogue.entry(for: type, at: place.node) else {
      return visitCustomView(place, numbered(item))
    }
    if entry.label.isEmpty { return visitWrapper(entry, place, item) }
    switch entry.name {
    case "ModifiedContent", "_ModifiedContent": return visitModifiedContent(place, item)
    case "_ViewModifier_Content": return visitPlaceholder(place, item)
    default: break
    }
    switch entry.kind {
    case .tuple: visitTuple(elements(of: entry, place), place, item)
    case .optional: visitOptional(place, numbered(item))
    default:
      let item = numbered(item)
      let label = CatalogueLabel.label(of: entry, for: type, at: place.node)
      let node = append(entry.kind, label, for: item)
      push(children(of: entry, place, under: node, item.instance))
    }
  }

  /// Returns an item with the component that an only child has in its list.
  func numbered(_ item: Item) -> Item {
    guard item.isList else { return item }
    var item = item
    item.isList = false
    item.components.append(.index(0))
    return item
  }

  /// Makes items the next ones to visit, in their order.
  mutating func push(_ items: [Item]) {
    pending.append(contentsOf: items.reversed())
  }

  /// Goes on with something else in the place of an item.
  private mutating func replace(_ item: Item, by subject: Subject, _ value: Int) {
    var item = item
    item.subject = subject
    item.instance = value
    pending.append(item)
  }

  func part(_ node: Int, of place: Place) -> Place {
    var part = place
    part.node = node
    return part
  }

  private mutating func visitWrapper(_ entry: CatalogueEntry, _ place: Place, _ item: Item) {
    guard case .content(let position) = entry.edges.first,
      let argument = sources[place.source].argument(position, of: place.node)
    else {
      _ = append(entry.kind, CatalogueEntry.plainLabel(entry.name), for: numbered(item))
      return
    }
    replace(item, by: .view(part(argument, of: place)), instance.child(0, of: item.instance))
  }

  private mutating func visitModifiedContent(_ place: Place, _ item: Item) {
    let arguments = sources[place.source].arguments(of: place.node)
    guard arguments.count == 2 else {
      _ = append(.modifier, "ModifiedContent", for: numbered(item))
      return
    }
    contents.append(.view(part(arguments[0], of: place)))
    replace(
      item,
      by: .modified(
        content: contents.count - 1, modifier: part(arguments[1], of: place), whole: place),
      item.instance)
  }

  /// Visits the placeholder in a modifier's body: what it stands for takes its place.
  private mutating func visitPlaceholder(_ place: Place, _ item: Item) {
    let type = sources[place.source]
    if let argument = type.argument(0, of: place.node) {
      var index = place.substitution
      while index >= 0 {
        let modifier = substitutions[index].modifier
        if type.matches(argument, sources[modifier.source], at: modifier.node) {
          return replace(
            item, by: contents[substitutions[index].content],
            instance.child(0, of: item.instance))
        }
        index = substitutions[index].outer
      }
    }
    _ = append(.placeholder, "Content", for: numbered(item))
  }
}

// MARK: - Lists

extension ViewTreeWalk {
  /// Returns the elements of a tuple view: a tuple's or a pack's, or the arguments themselves.
  private func elements(of entry: CatalogueEntry, _ place: Place) -> [Int] {
    let type = sources[place.source]
    guard case .tuple(let position) = entry.edges.first,
      let argument = type.argument(position, of: place.node)
    else { return [] }
    switch type.nodes[argument].kind {
    case .tuple, .pack: return type.children(of: argument)
    default:
      return position == 0 && entry.name == "TupleContent"
        ? type.arguments(of: place.node) : [argument]
    }
  }

  /// Visits a tuple: a list of its own, or the elements of the list that it is the content of.
  private mutating func visitTuple(_ elements: [Int], _ place: Place, _ item: Item) {
    let values = instance.children(of: item.instance, count: elements.count)
    if options.showsTuples || item.parent < 0 {
      let node = append(.tuple, "TupleView", for: item)
      push(
        elements.enumerated().map { index, element in
          Item(
            subject: .view(part(element, of: place)), parent: node, components: [.index(index)],
            instance: values[index])
        })
    } else {
      let lists = nestedLists.nest(item.components, in: item.lists)
      push(
        elements.enumerated().map { index, element in
          Item(
            subject: .view(part(element, of: place)), parent: item.parent,
            components: [.index(index)], lists: lists, role: item.role, element: item.element,
            instance: values[index])
        })
    }
  }

  /// Visits an optional: one node with its content's label where that is a leaf.
  private mutating func visitOptional(_ place: Place, _ item: Item) {
    let type = sources[place.source]
    guard let content = type.argument(0, of: place.node) else {
      _ = append(.optional, "Optional", for: item)
      return
    }
    if let entry = Catalogue.entry(for: type, at: content),
      entry.kind == .leaf || entry.kind == .anyView,
      !hasChildren(entry, part(content, of: place))
    {
      let label = CatalogueLabel.label(of: entry, for: type, at: content)
      var item = item
      let value = instance.child(0, of: item.instance)
      if value >= 0 { item.instance = value }
      let node = append(.optional, "\(label)?", for: item, mounted: value)
      push(opened(value, place, under: node))
      return
    }
    let node = append(.optional, "Optional", for: item)
    push([
      Item(
        subject: .view(part(content, of: place)), parent: node,
        instance: instance.child(0, of: item.instance))
    ])
  }
}
