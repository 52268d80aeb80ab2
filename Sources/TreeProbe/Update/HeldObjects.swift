import TreeModel

/// Finds the objects that the views of a tree hold.
@MainActor enum HeldObjects {
  /// Returns the objects of a class, each once, in the order in which the tree meets them: in the
  /// properties of views and in the environment, then in the properties of objects found so far.
  static func all<Object: AnyObject>(in tree: RenderTree, of type: Object.Type) -> [Object] {
    var search = Search<Object>()
    for node in tree.nodes {
      if let value = node.installed { search.add(propertiesOf: value) }
      for value in node.environment.setValues { search.add(value) }
    }
    search.openObjects()
    return search.found
  }

  private struct Search<Object: AnyObject> {
    var found: [Object] = []
    private var seen: Set<ObjectIdentifier> = []
    private var opened: [AnyObject] = []

    /// How many objects are looked into.
    private static var limit: Int { 10_000 }

    mutating func add(propertiesOf value: Any) {
      for child in Mirror(reflecting: value).children { add(child.value) }
    }

    mutating func add(_ value: Any) {
      if let property = value as? any RuntimeProperty {
        if case .value(let held) = property.heldValue() { add(held) }
        return
      }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .class: add(object: value as AnyObject)
      case .optional, .collection, .set, .tuple, .struct, .enum:
        guard seen.count < Self.limit else { return }
        for child in mirror.children.prefix(1000) { add(child.value) }
      case .dictionary:
        for child in mirror.children.prefix(1000) { add(child.value) }
      default: break
      }
    }

    private mutating func add(object: AnyObject) {
      guard seen.count < Self.limit, seen.insert(ObjectIdentifier(object)).inserted else { return }
      if let object = object as? Object { found.append(object) }
      opened.append(object)
    }

    mutating func openObjects() {
      var index = 0
      while index < opened.count {
        add(propertiesOf: opened[index])
        index += 1
      }
    }
  }
}
