public import Combine

/// A property that reads an observable object that a view above has set.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  package let keyPath: KeyPath<EnvironmentValues, ObjectType?> =
    \EnvironmentValues[object: EnvironmentObjectKey<ObjectType>()]

  private var place: PropertyPlace?

  public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    let environment = place?.evaluation.environment ?? EnvironmentValues()
    guard let object = environment[keyPath: keyPath] else {
      RuntimeIssue(
        .missingObject,
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.",
        place: place, argument: "\(ObjectType.self)"
      ).end()
    }
    return object
  }

  @MainActor @preconcurrency
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

extension EnvironmentObject: RuntimeProperty {
  package mutating func install(at place: PropertyPlace) {
    self.place = place
    let object = place.evaluation.environment[keyPath: keyPath]
    place.evaluation.noteEnvironment(keyPath, by: place.names, value: object, reader: nil)
    if let object { place.observe(object) }
  }

  package func shownValue() -> ShownValue {
    guard let place else { return .none }
    return place.evaluation.environment[keyPath: keyPath].map { .value($0) } ?? .missing
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<T>>>`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\EnvironmentValues[object: EnvironmentObjectKey<T>()], object)
  }
}
