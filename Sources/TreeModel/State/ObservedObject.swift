public import Combine

/// A property that observes an object which belongs to somebody else.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private var place: PropertyPlace?

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    package let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object: object, keyPath: keyPath)
    }
  }
}

extension ObservedObject: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {
    self.place = place
    place.observe(object)
  }

  package func shownValue() -> ShownValue { .value(object) }
}
