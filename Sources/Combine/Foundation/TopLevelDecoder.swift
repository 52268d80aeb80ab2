public import Foundation

/// A decoder of whole documents.
public protocol TopLevelDecoder<Input> {
  associatedtype Input

  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// An encoder of whole documents.
public protocol TopLevelEncoder<Output> {
  associatedtype Output

  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}

extension PropertyListDecoder: TopLevelDecoder {}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListEncoder: TopLevelEncoder {}
