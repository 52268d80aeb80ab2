/// The values of a navigation stack, whatever their types.
public struct NavigationPath: Equatable {
  package var elements: [AnyHashable]

  public init() {
    elements = []
  }

  @_disfavoredOverload
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public init(_ codable: CodableRepresentation) {
    elements = []
  }

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  /// The path in a form that can be stored; treeviz stores none.
  public var codable: CodableRepresentation? { nil }

  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }

  /// A path in a form that can be stored.
  public struct CodableRepresentation: Codable, Equatable, Sendable {}
}
