// Stand for a generic view's parameters where the view is drawn by itself: `Container<Content>` has
// no arguments of its own. They conform to what such parameters are constrained to, and have no
// values. The number tells one parameter from the next; treeviz prints the parameter's own name.

/// What every placeholder conforms to.
package protocol GenericPlaceholder {}

/// Stands for the first parameter of a generic view.
@frozen public enum _GenericPlaceholder0 {}

/// Stands for the second parameter.
@frozen public enum _GenericPlaceholder1 {}

/// Stands for the third parameter.
@frozen public enum _GenericPlaceholder2 {}

/// Stands for the fourth parameter.
@frozen public enum _GenericPlaceholder3 {}

extension _GenericPlaceholder0: PrimitiveView, PrimitiveViewModifier, ShapeStyle,
  GenericPlaceholder,
  RandomAccessCollection, Identifiable, Hashable, Comparable, Codable, Sendable
{
  public typealias Body = Never
  public typealias Resolved = Never

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Never { preconditionFailure("a placeholder has no elements") }
  public var id: Int { 0 }

  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no values"))
  }

  public func encode(to encoder: any Encoder) throws {}

  nonisolated package static func structure(
    _ structure: inout some Structure<_GenericPlaceholder0>
  ) {}
}

extension _GenericPlaceholder1: PrimitiveView, PrimitiveViewModifier, ShapeStyle,
  GenericPlaceholder,
  RandomAccessCollection, Identifiable, Hashable, Comparable, Codable, Sendable
{
  public typealias Body = Never
  public typealias Resolved = Never

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Never { preconditionFailure("a placeholder has no elements") }
  public var id: Int { 0 }

  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no values"))
  }

  public func encode(to encoder: any Encoder) throws {}

  nonisolated package static func structure(
    _ structure: inout some Structure<_GenericPlaceholder1>
  ) {}
}

extension _GenericPlaceholder2: PrimitiveView, PrimitiveViewModifier, ShapeStyle,
  GenericPlaceholder,
  RandomAccessCollection, Identifiable, Hashable, Comparable, Codable, Sendable
{
  public typealias Body = Never
  public typealias Resolved = Never

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Never { preconditionFailure("a placeholder has no elements") }
  public var id: Int { 0 }

  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no values"))
  }

  public func encode(to encoder: any Encoder) throws {}

  nonisolated package static func structure(
    _ structure: inout some Structure<_GenericPlaceholder2>
  ) {}
}

extension _GenericPlaceholder3: PrimitiveView, PrimitiveViewModifier, ShapeStyle,
  GenericPlaceholder,
  RandomAccessCollection, Identifiable, Hashable, Comparable, Codable, Sendable
{
  public typealias Body = Never
  public typealias Resolved = Never

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Never { preconditionFailure("a placeholder has no elements") }
  public var id: Int { 0 }

  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no values"))
  }

  public func encode(to encoder: any Encoder) throws {}

  nonisolated package static func structure(
    _ structure: inout some Structure<_GenericPlaceholder3>
  ) {}
}
