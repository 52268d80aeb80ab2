extension Controls {
  /// An element of a container that can be selected.
  struct Choice {
    /// The element; nil where it is no view.
    var node: Int?
    let label: String

    /// What may be its tag, each where those before are no values of the selection.
    let tags: [AnyHashable]

    /// Returns what names it where nothing is called so.
    var parts: @MainActor () -> [String] = { [] }
  }

  /// The elements of a container that can be selected, with what may be their tags: an explicit one, the value
  /// of a link, the identity of a row.
  func choices(of node: RenderNode) -> [Choice] {
    if let source = node.content.element?.value as? any ChoiceSource {
      return source.choices.map { Choice(label: "", tags: [$0]) }
    }
    // What a modifier is applied to is none of its choices.
    let isModifier = ListRole(of: node) == .modifier
    return (isModifier ? node.children.dropFirst() : node.children[...]).flatMap { choices(in: $0) }
  }

  /// The choices among the elements that a node stands for. A tag of a modifier is that of each element of its
  /// content, in place of those within.
  private func choices(in number: Int) -> [Choice] {
    var found: [Choice] = []
    var pending: [(number: Int, tag: AnyHashable?, id: AnyHashable?)] = [(number, nil, nil)]
    while let (number, tag, id) = pending.popLast() {
      guard let node = tree.node(number) else { continue }
      var id = id
      if case .id(let identity, _) = node.key { id = identity.value }
      let tagged = tag ?? (node.content.element?.value as? any TagTrait)?.tag
      switch ListRole(of: node) {
      case .transparent:
        pending.append(contentsOf: node.children.reversed().map { ($0, tagged, id) })
      case .modifier: pending.append(contentsOf: node.children.prefix(1).map { ($0, tagged, id) })
      case .element:
        let tags = [tagged, linkValue(of: number), id].compactMap(\.self)
        guard !tags.isEmpty else { continue }
        found.append(
          Choice(node: number, label: text(below: number), tags: tags) {
            contents(below: number).parts
          })
      case .nothing: break
      }
    }
    return found
  }

  /// Returns the value of the link that a row is.
  private func linkValue(of row: Int) -> AnyHashable? {
    tree.contents(from: row).lazy
      .compactMap { ($0.content.element?.value as? any FollowableLink)?.pathValue }.first
  }
}
