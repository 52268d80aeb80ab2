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
  /// Publishes the values of what is around the view that has the focus, and those of the scene, where one of
  /// them was made anew, or others are to be published than before.
  ///
  /// The focused view's come before the scene's, and those of an inner modifier before those around it; which
  /// of several SwiftUI takes for a scene is uncertain: here it is the first of the innermost.
  func publishFocusedValues() {
    guard !nodesByRole[.focusPublisher].isEmpty || !published.isEmpty else { return }
    let publishers = publishersInOrder
    guard hasNewPublishers || publishers != published else { return }
    hasNewPublishers = false
    published = publishers
    var values = FocusedValues()
    for number in publishers { publisher(number)?.publish(to: &values) }
    shared.focused.update(values)
  }

  /// The modifiers that publish now: those that come later take the place of those before.
  private var publishersInOrder: [Int] {
    let ofScene = nodesByRole[.focusPublisher].compactMap(node).filter { node in
      publisher(node.number)?.isOfScene == true && isShown(node)
    }
    let order = ofScene.sorted { ($0.level, $1.number) < ($1.level, $0.number) }.map(\.number)
    guard let focused = focusedElement.flatMap(node) else { return order }
    return order
      + Array(ancestors(of: focused)).map(\.number).filter(nodesByRole[.focusPublisher].contains)
      .reversed()
  }

  private func publisher(_ number: Int) -> (any FocusPublisher)? {
    node(number)?.content.element?.value as? any FocusPublisher
  }
}
