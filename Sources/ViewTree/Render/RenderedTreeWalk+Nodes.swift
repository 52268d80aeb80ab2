extension RenderedTreeWalk {
  /// Adds an element of a list: the modifiers of the list around it, itself, and what is below it.
  mutating func addElement(_ index: Int, _ item: Item) {
    let value = values[source.instances[index]]
    var item = item
    var chain: [Int] = []
    var modifier = item.modifier
    while modifier >= 0 {
      chain.append(modifier)
      modifier = modifiers[modifier].outer
    }
    for modifier in chain.reversed() {
      item.parent = add(modifier, around: value.number, item)
    }
    if !chain.isEmpty { item.role = nil }
    let added = add(index, item)
    let isScroll = source.nodes[index].kind == .container && tree.nodes[added].label == "ScrollView"
    let isWindow = source.nodes[index].kind == .scene
    pushChildren(
      of: index, under: added, only: isScroll || isWindow ? "VStack" : nil, around: item.around)
  }

  /// Adds a modifier of a list around the next element.
  private mutating func add(_ modifier: Int, around number: Int, _ item: Item) -> Int {
    let position = modifiers[modifier].count
    modifiers[modifier].count += 1
    let entry = modifiers[modifier]
    var node = node(of: entry.index, values[source.instances[entry.index]])
    node.components = places.components(
      source.nodes[entry.index].components, in: entry.place)
    node.role = entry.role
    node.element = entry.isMultiple ? position : nil
    node.around = entry.isMultiple ? number : item.around
    let added = append(node, origin: entry.index, item)
    let own = entry.secondary[position] ?? []
    let shared = entry.secondary[nil] ?? []
    pushSecondary((own + shared).sorted(), under: added, around: node.around)
    return added
  }

  /// Adds the node of a view.
  mutating func add(_ index: Int, _ item: Item) -> Int {
    var node = node(of: index, values[source.instances[index]])
    node.components = places.components(components(of: index, item), in: item.place)
    node.role = item.isInContainer ? nil : item.role ?? source.nodes[index].role
    node.around = item.around
    return append(node, origin: index, item)
  }

  /// Adds a note on a custom view or modifier whose elements join the list around it.
  mutating func addNote(_ index: Int, _ item: Item) {
    var node = node(of: index, values[source.instances[index]])
    let place = item.modifier < 0 ? item.place : item.outerPlace
    node.components = places.components(components(of: index, item), in: place)
    node.role = item.isInContainer ? nil : item.role ?? source.nodes[index].role
    node.around = item.around
    node.listCount = counts.mounted[index]
    var modifier = item.modifier
    while modifier >= 0 {
      node.role = modifiers[modifier].role
      node.within.append(values[source.instances[modifiers[modifier].index]].number)
      modifier = modifiers[modifier].outer
    }
    node.within.reverse()
    _ = append(node, origin: index, item)
  }

  /// Adds the container that SwiftUI puts a list into where a place takes one view.
  mutating func addContainer(_ label: String, around index: Int, _ item: Item) -> Int {
    var node = RenderedNode(kind: .container, label: label, isImplicit: true)
    node.number = values[source.instances[index]].number
    node.components = places.components(components(of: index, item), in: item.place)
    node.role = item.isInContainer ? nil : item.role ?? source.nodes[index].role
    node.around = item.around
    return append(node, origin: index, item)
  }

  mutating func append(_ node: RenderedNode, origin: Int, _ item: Item) -> Int {
    origins.append(origin)
    return tree.append(node, parent: item.parent)
  }

  /// Returns the node of a view without its place.
  private func node(of index: Int, _ value: ViewInstance.Node) -> RenderedNode {
    let source = source.nodes[index]
    let isOptional = source.kind == .optional && source.label.hasSuffix("?")
    let state = value.state ?? []
    var node = RenderedNode(
      kind: isOptional ? .leaf : source.kind,
      label: isOptional ? String(source.label.dropLast()) : source.label,
      values: source.values.flatMap { Self.values($0, without: state) }, number: value.number,
      state: state, reads: value.reads ?? [], writes: value.writes ?? [], mark: source.mark)
    node.revision = value.revision ?? 0
    return node
  }

  /// Returns what a value holds without the state, which stands beside it; nil where nothing is left.
  private static func values(
    _ values: String, without state: [ViewInstance.Property]
  ) -> String? {
    var rest = values
    for property in state {
      let text = "\(property.name) = \(property.value)"
      if rest == text { return nil }
      if rest.hasPrefix(text + ", ") {
        rest.removeFirst(text.count + 2)
      } else if rest.hasSuffix(", " + text) {
        rest.removeLast(text.count + 2)
      } else if let middle = rest.firstRange(of: ", \(text), ") {
        rest.replaceSubrange(middle, with: ", ")
      }
    }
    return rest
  }
}
