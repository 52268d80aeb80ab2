/// Stands for the element of a parameter that is a collection: `Data.Element`.
@frozen public enum _GenericElement<Owner>: Hashable, Comparable, Sendable {}

extension _GenericElement: Identifiable {
  public var id: _GenericID<_GenericElement<Owner>> { _GenericID() }
}

extension _GenericElement: _PrimitiveView, PrimitiveView {
  public typealias Body = Never
}

/// Stands for the identity of a parameter, or of its element: `Data.Element.ID`.
@frozen public struct _GenericID<Owner>: Hashable, Comparable, Sendable {
  public init() {}

  public static func < (a: _GenericID, b: _GenericID) -> Bool { false }
}

extension _GenericElement: Transferable {
  public static var transferRepresentation: SystemTransferRepresentation<Self> {
    SystemTransferRepresentation()
  }
}
