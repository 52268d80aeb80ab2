extension ViewTreeWalk {
  /// Visits a modifier applied to a content.
  mutating func visitModified(_ content: Int, _ modifier: Place, _ item: Item) {
    let type = sources[modifier.source]
    if let entry = Catalogue.entry(for: type, at: modifier.node) {
      if entry.name == "ModifiedContent", visitConcatenated(content, modifier, item) { return }
      let label = CatalogueLabel.label(of: entry, for: type, at: modifier.node)
      let node = append(isModifier(entry) ? entry.kind : .modifier, label, for: item)
      let isBorder = entry.name == "_OverlayModifier" && label == "border"
      let secondary =
        isBorder ? [] : children(of: entry, modifier, under: node, item.instance, first: 1)
      push([self.content(content, of: item, under: node, in: entry, modifier)] + secondary)
      return
    }
    let typeNode = type.nodes[modifier.node]
    if visitCustomModifier(content, modifier, item) { return }
    let isNamed = typeNode.kind == .nominal
    let isSystem =
      Catalogue.isSystem(typeNode)
      || isNamed && typeNode.context.isEmpty && typeNode.text.hasPrefix("_")
    let label: String
    if isSystem {
      label = CatalogueLabel.unknownModifier(typeNode.text)
    } else {
      label =
        isNamed
        ? typeNode.baseName : type.printed(at: modifier.node, style: .sugared, limit: 200)
    }
    // A modifier of the user's without a body, such as a geometry effect, acts as one of the system's.
    let node = append(isSystem || isNamed ? .modifier : .customModifier, label, for: item)
    push([self.content(content, of: item, under: node)])
  }

  /// Returns the content of a modifier, with the modifier that this one holds applied to it.
  private func content(
    _ content: Int, of item: Item, under node: Int, in entry: CatalogueEntry, _ modifier: Place
  ) -> Item {
    var item = self.content(content, of: item, under: node)
    guard case .modifier(let position) = entry.edges.first,
      let inner = sources[modifier.source].argument(position, of: modifier.node)
    else { return item }
    item.subject = .modified(content: content, modifier: part(inner, of: modifier), whole: nil)
    return item
  }

  /// Returns the content of a modifier.
  private func content(_ content: Int, of item: Item, under node: Int) -> Item {
    Item(
      subject: contents[content], parent: node, instance: instance.child(0, of: item.instance))
  }

  private func isModifier(_ entry: CatalogueEntry) -> Bool {
    entry.kind == .modifier || entry.kind == .environmentWriter
  }

  /// Visits two modifiers in one, as `concat` gives: the second is the outer one.
  private mutating func visitConcatenated(_ content: Int, _ modifier: Place, _ item: Item) -> Bool {
    let parts = sources[modifier.source].arguments(of: modifier.node)
    guard parts.count == 2 else { return false }
    contents.append(
      .modified(content: content, modifier: part(parts[0], of: modifier), whole: nil))
    var outer = item
    var whole: Place?
    if case .modified(_, _, let place) = item.subject { whole = place }
    outer.subject = .modified(
      content: contents.count - 1, modifier: part(parts[1], of: modifier), whole: whole)
    pending.append(outer)
    return true
  }
}

// MARK: - Custom types

extension ViewTreeWalk {
  /// Visits a view without a row: the user's, or one of SwiftUI's that is not known.
  mutating func visitCustomView(_ place: Place, _ item: Item) {
    let type = sources[place.source]
    let typeNode = type.nodes[place.node]
    guard let source = bodySource(place) else {
      let isSystem = Catalogue.isSystem(typeNode)
      let label = isSystem ? CatalogueEntry.plainLabel(typeNode.text) : displayName(typeNode)
      _ = append(isSystem ? .leaf : .customView, label, for: item)
      return
    }
    let kind: ViewNode.Kind = isScene(source) ? .scene : .customView
    let value = instance.child(0, of: item.instance)
    if value < 0, let mark = mark(expanding: source, place) {
      _ = append(kind, displayName(typeNode), for: item, mark: mark)
      return
    }
    let node = append(kind, displayName(typeNode), for: item)
    let body = Place(
      source: source, node: 0, substitution: place.substitution,
      expansion: expand(source, place))
    push([Item(subject: .view(body), parent: node, instance: value)])
  }

  /// Visits a custom modifier whose body is known.
  private mutating func visitCustomModifier(
    _ content: Int, _ modifier: Place, _ item: Item
  ) -> Bool {
    guard let source = bodySource(modifier) else { return false }
    let name = displayName(sources[modifier.source].nodes[modifier.node])
    let value = instance.child(0, of: item.instance)
    if value < 0, let mark = mark(expanding: source, modifier) {
      _ = append(.customModifier, name, for: item, mark: mark)
      return true
    }
    let node = append(.customModifier, name, for: item)
    substitutions.append(
      Substitution(modifier: modifier, content: content, outer: modifier.substitution))
    let body = Place(
      source: source, node: 0, substitution: substitutions.count - 1,
      expansion: expand(source, modifier))
    push([Item(subject: .view(body), parent: node, instance: value)])
    return true
  }

  private func displayName(_ node: TypeName.Node) -> String {
    node.context.hasPrefix("<<") ? "some View" : node.baseName
  }

  /// Returns the index of the type of a custom type's body, where it is known and can be read.
  private mutating func bodySource(_ place: Place) -> Int? {
    guard let name = bodies.name(of: sources[place.source], at: place.node) else { return nil }
    if let source = sourcesByName[name] { return source < 0 ? nil : source }
    guard let text = bodies.body(named: name), let body = try? TypeName(parsing: text) else {
      sourcesByName[name] = -1
      return nil
    }
    sources.append(body)
    sourcesByName[name] = sources.count - 1
    return sources.count - 1
  }

  /// Returns why a custom type is not expanded once more below itself.
  private func mark(expanding source: Int, _ place: Place) -> ViewNode.Mark? {
    let node = sources[place.source].nodes[place.node]
    var index = place.expansion
    guard index >= 0 else { return nil }
    var smaller = 0
    if expansions[index].depth >= 2000 { return .depthLimit }
    while index >= 0 {
      let ancestor = expansions[index]
      if ancestor.source == source { return .recursive }
      if ancestor.size < node.subtreeCount, ancestor.name == node.text { smaller += 1 }
      if smaller == 3 { return .depthLimit }
      index = ancestor.outer
    }
    return nil
  }

  private mutating func expand(_ source: Int, _ place: Place) -> Int {
    let node = sources[place.source].nodes[place.node]
    expansions.append(
      Expansion(
        source: source, name: node.text, size: node.subtreeCount, outer: place.expansion,
        depth: place.expansion < 0 ? 1 : expansions[place.expansion].depth + 1))
    return expansions.count - 1
  }

  /// Returns a Boolean value indicating whether a body is a scene's: one of SwiftUI's scenes, modified
  /// or not, or a custom one.
  private mutating func isScene(_ body: Int) -> Bool {
    var place = Place(source: body, node: 0)
    for _ in 0..<1000 {
      let type = sources[place.source]
      guard let entry = Catalogue.entry(for: type, at: place.node) else {
        guard let next = bodySource(place) else { return false }
        place = Place(source: next, node: 0)
        continue
      }
      if entry.kind == .scene || entry.name == "_TupleScene" { return true }
      guard entry.name == "ModifiedContent" || entry.kind == .group,
        let content = type.argument(0, of: place.node)
      else { return false }
      place.node = content
    }
    return false
  }
}
