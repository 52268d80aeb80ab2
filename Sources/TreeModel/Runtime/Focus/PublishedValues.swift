/// A modifier that publishes something for its key while its content has the focus, or while its scene is
/// shown.
protocol FocusPublisher {
  var isOfScene: Bool { get }

  func publish(to values: inout FocusedValues)
}

extension FocusedValueModifier: FocusPublisher {
  func publish(to values: inout FocusedValues) { values[keyPath: keyPath] = value }
}

extension FocusedObjectModifier: FocusPublisher {
  func publish(to values: inout FocusedValues) {
    values[FocusedObjectKey<ObjectType>.self] = object
  }
}

/// What the properties that read focused values keep together: a storage for each key path that one reads.
final class FocusedStorages {
  private var storages: [AnyKeyPath: AnyObject] = [:]
  private var updates: [(FocusedValues) -> Void] = []

  /// What is published.
  private var values = FocusedValues()

  func storage<Value>(_ keyPath: KeyPath<FocusedValues, Value?>) -> StateStorage<Value?> {
    if let known = storages[keyPath] as? StateStorage<Value?> { return known }
    let made = StateStorage(values[keyPath: keyPath])
    storages[keyPath] = made
    updates.append { made.value = $0[keyPath: keyPath] }
    return made
  }

  func update(_ values: FocusedValues) {
    self.values = values
    for update in updates { update(values) }
  }
}

extension PropertyPlace {
  /// Returns what the focused view publishes, for a property at this place.
  func focused<Value>(_ keyPath: KeyPath<FocusedValues, Value?>) -> Value? {
    let storages = storage.shared.focused
    return storages.storage(keyPath).read(at: self)
  }
}

extension RenderTree {
  /// Publishes the values of what is around the view that has the focus, and those of the scene.
  ///
  /// The focused view's come before the scene's, and those of an inner modifier before those around it; which
  /// of several SwiftUI takes for a scene is uncertain: here it is the first of the innermost.
  func publishFocusedValues() {
    guard !focusPublishers.isEmpty || hasPublished else { return }
    hasPublished = !focusPublishers.isEmpty
    var values = FocusedValues()
    let publishers = focusPublishers.compactMap(node).sorted {
      ($0.level, $1.number) < ($1.level, $0.number)
    }
    for node in publishers where isShown(node) {
      guard let publisher = publisher(node), publisher.isOfScene else { continue }
      publisher.publish(to: &values)
    }
    if let focused = focusedElement.flatMap(node) {
      for node in Array(ancestors(of: focused)).reversed() {
        publisher(node)?.publish(to: &values)
      }
    }
    shared.focused.update(values)
  }

  private func publisher(_ node: RenderNode) -> (any FocusPublisher)? {
    node.content.element?.value as? any FocusPublisher
  }
}
