public import Combine

/// An observable object that lives as long as its view's node.
///
/// One that is not installed on a node keeps its object too, where SwiftUI makes one each time.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  package private(set) var storage: StateObjectStorage<ObjectType>
  private var place: PropertyPlace?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = StateObjectStorage(thunk)
  }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    if place == nil {
      RuntimeIssue(
        .notInstalled,
        "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. "
          + "This will create a new instance each time."
      ).report()
    }
    return storage.object
  }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {
    self.place = place
    let make = storage.make
    storage = place.storage { StateObjectStorage(make) }
    // The object is made right before the first body (docs/behaviour.md 76).
    place.observe(storage.object)
  }

  package func shownValue() -> ShownValue {
    storage.isMade ? .value(storage.object) : .none
  }
}

/// Makes the object of a `StateObject` when it is first asked for.
package final class StateObjectStorage<ObjectType> {
  fileprivate let make: () -> ObjectType
  package private(set) lazy var object = {
    isMade = true
    return make()
  }()
  fileprivate private(set) var isMade = false

  package init(_ make: @escaping () -> ObjectType) {
    self.make = make
  }
}

extension StateObject: SelfComparing {
  /// A node keeps the object that was made first: no other closure is ever asked for one.
  func isSame(as other: Any) -> Bool { other is Self }
}

extension StateObjectStorage: KeptState {
  var keptValue: Any? { isMade ? object : nil }
}
