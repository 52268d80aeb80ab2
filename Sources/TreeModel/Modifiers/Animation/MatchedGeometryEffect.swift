/// Shares the geometry of its content with a view of the same identity.
nonisolated public struct _MatchedGeometryEffect<ID: Hashable>: ViewModifier {
  public var id: ID
  public var namespace: Namespace.ID
  public var properties: MatchedGeometryProperties
  public var anchor: UnitPoint
  public var isSource: Bool

  public typealias Body = Never

  public init(
    id: ID, namespace: Namespace.ID, properties: MatchedGeometryProperties, anchor: UnitPoint,
    isSource: Bool
  ) {
    self.id = id
    self.namespace = namespace
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

extension _MatchedGeometryEffect: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value("id", \.id)
    structure.value("in", \.namespace)
  }
}

/// What views of one identity share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Becomes `ModifiedContent<Self, _MatchedGeometryEffect<ID>>`.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
