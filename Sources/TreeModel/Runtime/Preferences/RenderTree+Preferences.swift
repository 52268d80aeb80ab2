extension RenderTree {
  /// Collects the preferences that somebody reads, the innermost readers first.
  func updatePreferences() {
    let readers = preferenceReaders.compactMap(node).sorted {
      ($1.level, $0.number) < ($0.level, $1.number)
    }
    for node in readers {
      guard let reader = node.content.element?.value as? any PreferenceReader else { continue }
      update(node, reader)
      runUpdates()
    }
  }

  private func update<Reader: PreferenceReader>(_ node: RenderNode, _ reader: Reader) {
    let collected = preference(Reader.Key.self, below: node)
    if let action = collected.flatMap(reader.action(for:)) {
      let old = node.preference
      node.preference = collected.map { $0 as Any }
      if let old, let collected, ValueComparison.areEqual(old, collected) { return }
      noteChange(of: node, Reader.Key.self, collected as Any, action)
    } else if reader.reading(Reader.Key.defaultValue) != nil {
      let new = collected ?? Reader.Key.defaultValue
      let old = node.preference ?? Reader.Key.defaultValue
      node.preference = new
      if !ValueComparison.areEqual(old, new) {
        queue.add(node.number, .preference(Reader.Key.self))
      }
    }
  }

  private func noteChange(
    of node: RenderNode, _ key: Any.Type, _ value: Any, _ action: @escaping () -> Void
  ) {
    let hooks = node.hooks ?? NodeHooks()
    node.hooks = hooks
    hooks.rounds += 1
    firedHooks.insert(node.number)
    let name = _typeName(key, qualified: false)
    guard hooks.rounds <= Self.maximumPreferenceChanges else {
      if hooks.rounds == Self.maximumPreferenceChanges + 1 {
        RuntimeIssue(
          .neverSettles,
          "Bound preference \(name) tried to update multiple times per frame.",
          subject: node.mount.owner
        ).report()
      }
      return
    }
    var printer = ValueText()
    actions.changes.append(
      PendingActions.Action(
        node: node.number, level: node.level, name: "onPreferenceChange",
        detail: "\(name) = \(printer.text(of: value))", run: action))
  }

  /// How often a preference may change what it is made of in one update.
  private static let maximumPreferenceChanges = 8

  /// Returns the value of a preference that goes up from the content of a node: nil where nothing
  /// below sends one.
  ///
  /// What may be absent, such as an optional that is nil, sends the default (docs/behaviour.md 195).
  func preference<Key: PreferenceKey>(_ key: Key.Type, below node: RenderNode) -> Key.Value? {
    guard let content = node.children.first else { return nil }
    var values: [Int: Key.Value] = [:]
    for number in postorder(content) {
      guard let node = self.node(number) else { continue }
      let below = node.children.compactMap { values.removeValue(forKey: $0) }
      var value = below.first
      for next in below.dropFirst() {
        guard var combined = value else { break }
        Key.reduce(value: &combined) { next }
        value = combined
      }
      if let writer = node.content.element?.value as? any PreferenceWriter,
        writer.preferenceKey == Key.self
      {
        value = writer.sent(value) as? Key.Value
      } else if value == nil, node.isDynamic {
        value = Key.defaultValue
      }
      values[number] = value
    }
    return values[content]
  }
}

extension RenderNode {
  /// A Boolean value indicating whether what is below the node may be absent.
  fileprivate var isDynamic: Bool { content.element?.type is any DynamicContent.Type }
}

/// A view whose content may be absent or another one.
private protocol DynamicContent {}

extension Optional: DynamicContent {}
extension _ConditionalContent: DynamicContent {}
extension ForEach: DynamicContent {}
