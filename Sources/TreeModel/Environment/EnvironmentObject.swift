public import Combine

/// A property that reads an observable object that a view above has set.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  package let keyPath: KeyPath<EnvironmentValues, ObjectType?> =
    \EnvironmentValues[object: EnvironmentObjectKey<ObjectType>()]

  /// What the runtime found; nil outside of a mounted tree.
  package var object: ObjectType?

  public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object = object ?? EnvironmentValues()[keyPath: keyPath] else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
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

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<T>>>`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\EnvironmentValues[object: EnvironmentObjectKey<T>()], object)
  }
}
