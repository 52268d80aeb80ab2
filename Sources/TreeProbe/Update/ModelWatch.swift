internal import Combine
import Observation
import TreeModel

/// Notices which properties of the observable objects that a tree holds are given other values.
///
/// Whether a body reads them makes no difference.
@MainActor final class ModelWatch {
  private var known: [ObjectIdentifier: Known] = [:]

  /// What an object held when it was last looked at.
  private struct Known {
    weak var object: AnyObject?
    var digests: [ObservedProperty: Int]
  }

  /// Looks at the objects of a tree.
  ///
  /// - Returns: a ``RuntimeEvent/model(type:property:)`` for each property that has another value than
  ///   when this was last asked for.
  func changes(in tree: RenderTree) -> [RuntimeEvent] {
    var events: [RuntimeEvent] = []
    var found: [ObjectIdentifier: Known] = [:]
    for object in HeldObjects.all(in: tree, of: AnyObject.self)
    where object is any Observable || object is any ObservableObject {
      let id = ObjectIdentifier(object)
      let old = known[id].flatMap { $0.object === object ? $0.digests : nil }
      var digests: [ObservedProperty: Int] = [:]
      for (property, value) in ObservedProperty.all(of: object) {
        let digest = ValueDigest.of(value)
        digests[property] = digest
        guard let before = old?[property], before != digest else { continue }
        events.append(.model(type: property.owner, property: property.name))
      }
      found[id] = Known(object: object, digests: digests)
    }
    known = found
    return events
  }
}

/// A stored property of an observable object.
private struct ObservedProperty: Hashable {
  /// The class that declares it.
  let owner: Any.Type
  let name: String

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.owner == rhs.owner && lhs.name == rhs.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(name)
  }

  /// Returns the properties of an object with their values: those that announce their changes, and
  /// all where there are none.
  static func all(of object: AnyObject) -> [(property: Self, value: Any)] {
    var announced: [(Self, Any)] = []
    var others: [(Self, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for (label, value) in current.children {
        // What `@Observable` and `@Published` keep of `items` is called `_items`.
        let isKept = label?.hasPrefix("_") == true
        guard let name = label.map({ isKept ? $0.dropFirst() : $0[...] }), !name.hasPrefix("$")
        else { continue }
        let property = Self(owner: current.subjectType, name: String(name))
        if let published = value as? any PublishedProperty {
          announced.append((property, published.publishedStorage.currentValue))
        } else if isKept, object is any Observable {
          announced.append((property, value))
        } else {
          others.append((property, value))
        }
      }
      mirror = current.superclassMirror
    }
    return announced.isEmpty ? others : announced
  }
}
