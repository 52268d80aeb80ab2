public import Combine

/// A property that reads an object which the focused view publishes, and follows its changes.
@MainActor @propertyWrapper @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated(unsafe) private var place: PropertyPlace?

  nonisolated public init() {}

  public var wrappedValue: ObjectType? { place?.focused(Self.keyPath) }

  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

  /// Binds to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      let object = object
      return Binding(
        leadingOn: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension FocusedObject: RuntimeProperty {
  nonisolated private static var keyPath: KeyPath<FocusedValues, ObjectType?> {
    \FocusedValues[object: FocusedObjectKey<ObjectType>()]
  }

  nonisolated package mutating func install(at place: PropertyPlace) {
    self.place = place
    if let object = place.storage.shared.focused.storage(Self.keyPath).current {
      place.observe(object)
    }
  }
}

/// Publishes an object while its content, or its scene, has the focus.
nonisolated package struct FocusedObjectModifier<ObjectType: ObservableObject>: ViewModifier {
  package var object: ObjectType?

  /// A Boolean value indicating whether it is enough that its scene has the focus.
  package var isOfScene: Bool

  package typealias Body = Never

  package init(object: ObjectType?, isOfScene: Bool = false) {
    self.object = object
    self.isOfScene = isOfScene
  }
}

extension FocusedObjectModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, FocusedObjectModifier<T>>`; the modifier's name is a guess.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedObjectModifier(object: object))
  }

  /// Becomes `ModifiedContent<Self, FocusedObjectModifier<T>>`.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedObjectModifier(object: object, isOfScene: true))
  }
}
