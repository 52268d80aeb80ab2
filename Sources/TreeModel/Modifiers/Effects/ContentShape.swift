/// Sets the shape of its content for touches.
nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: ViewModifier {
  public var shape: ContentShape
  public var eoFill: Bool

  public typealias Body = Never

  public init(shape: ContentShape, eoFill: Bool = false) {
    self.shape = shape
    self.eoFill = eoFill
  }
}

extension _ContentShapeModifier: PrimitiveViewModifier {}

/// Sets the shape of its content for some purposes.
nonisolated public struct _ContentShapeKindModifier<ContentShape: Shape>: ViewModifier {
  public var kind: ContentShapeKinds
  public var shape: ContentShape
  public var eoFill: Bool

  public typealias Body = Never

  public init(kind: ContentShapeKinds, shape: ContentShape, eoFill: Bool = false) {
    self.kind = kind
    self.shape = shape
    self.eoFill = eoFill
  }
}

extension _ContentShapeKindModifier: PrimitiveViewModifier {}

/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Becomes `ModifiedContent<Self, _ContentShapeModifier<S>>`.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Becomes `ModifiedContent<Self, _ContentShapeKindModifier<S>>`.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeKindModifier(kind: kind, shape: shape, eoFill: eoFill))
  }
}
