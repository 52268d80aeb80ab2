extension RenderTree {
  /// Collects the preferences that somebody reads, the innermost readers first.
  func updatePreferences() {
    let readers = nodesByRole[.preferenceReader].compactMap(node).sorted {
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
      let name = _typeName(Reader.Key.self, qualified: false)
      var printer = ValueText()
      addChange(
        at: node, "onPreferenceChange", detail: "\(name) = \(printer.text(of: collected as Any))",
        excess: "Bound preference \(name)", action)
    } else if reader.reading(Reader.Key.defaultValue) != nil {
      let new = collected ?? Reader.Key.defaultValue
      let old = node.preference ?? Reader.Key.defaultValue
      node.preference = new
      if !ValueComparison.areEqual(old, new) {
        queue.add(node.number, .preference(Reader.Key.self))
      }
    }
  }

  /// Notes what the content of a reader sends before anything is made of it, and returns whether that is
  /// another value than the default.
  func hasFirstPreference(for node: RenderNode) -> Bool {
    guard node.preference == nil,
      let reader = node.content.element?.value as? any PreferenceReader
    else { return false }
    return noteFirstPreference(for: node, reader)
  }

  private func noteFirstPreference<Reader: PreferenceReader>(
    for node: RenderNode, _ reader: Reader
  ) -> Bool {
    guard reader.reading(Reader.Key.defaultValue) != nil,
      let collected = preference(Reader.Key.self, below: node),
      !ValueComparison.areEqual(Reader.Key.defaultValue, collected)
    else { return false }
    node.preference = collected
    return true
  }

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
