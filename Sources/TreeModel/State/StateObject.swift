public import Combine

/// An observable object that lives as long as its view's node.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  package let storage: StateObjectStorage<ObjectType>

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = StateObjectStorage(thunk)
  }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { storage.object }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

/// Makes the object of a `StateObject` when it is first asked for.
package final class StateObjectStorage<ObjectType> {
  private let make: () -> ObjectType
  package private(set) lazy var object = make()

  package init(_ make: @escaping () -> ObjectType) {
    self.make = make
  }
}
