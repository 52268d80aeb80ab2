/// Sets the shape that `ContainerRelativeShape` takes in its content.
nonisolated public struct _ContainerShapeModifier<ContainerShape: InsettableShape>: ViewModifier {
  public var shape: ContainerShape

  public typealias Body = Never

  public init(shape: ContainerShape) {
    self.shape = shape
  }
}

extension _ContainerShapeModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _ContainerShapeModifier<T>>`.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }

  /// Becomes `ModifiedContent<Self, _ContainerShapeModifier<T>>`.
  nonisolated public func _containerShape<T: InsettableShape>(_ shape: T) -> some View {
    containerShape(shape)
  }
}
