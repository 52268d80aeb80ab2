public import Combine

/// A property that reads an object which the focused view publishes; nothing has the focus when a
/// view is drawn.
@MainActor @propertyWrapper @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init() {}

  public var wrappedValue: ObjectType? { nil }

  public var projectedValue: Wrapper? { nil }

  /// Binds to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// Publishes an object while its content has the focus.
nonisolated package struct FocusedObjectModifier<ObjectType: ObservableObject>: ViewModifier {
  package var object: ObjectType?

  package typealias Body = Never

  package init(object: ObjectType?) {
    self.object = object
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
    modifier(FocusedObjectModifier(object: object))
  }
}
