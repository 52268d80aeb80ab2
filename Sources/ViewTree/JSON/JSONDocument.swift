internal import FoundationEssentials

/// Reads and writes values as JSON, with sorted keys and errors that name the place.
package enum JSONDocument {
  /// Returns a value as JSON on one line.
  ///
  /// - Parameter value: a value whose coding cannot fail.
  /// - Returns: the text.
  package static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("JSONDocument: \(type(of: value)) holds a value that JSON has not")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - type: its type.
  ///   - text: the JSON.
  /// - Returns: the value.
  /// - Throws: an error where the text is no JSON, or not that of such a value.
  package static func read<Value: Decodable>(
    _ type: Value.Type, from text: String
  ) throws(DocumentError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw DocumentError(error)
    }
  }
}

// MARK: - Errors

extension DocumentError {
  /// Creates an error from what a decoder throws.
  fileprivate init(_ error: any Error) {
    switch error {
    case let error as DocumentError: self = error
    case DecodingError.keyNotFound(let key, let context):
      self.init(Self.path(context.codingPath), "the key '\(key.stringValue)' is missing")
    case DecodingError.typeMismatch(let type, let context):
      self.init(Self.path(context.codingPath), "expected \(Self.name(of: type))")
    case DecodingError.valueNotFound(let type, let context):
      self.init(Self.path(context.codingPath), "found null, expected \(Self.name(of: type))")
    case DecodingError.dataCorrupted(let context)
    where context.debugDescription.contains("valid JSON"):
      self.init("", "this is not JSON, or is cut off")
    case DecodingError.dataCorrupted(let context):
      self.init(Self.path(context.codingPath), context.debugDescription)
    default: self.init("", "\(error)")
    }
  }

  /// Returns the keys and positions to a place: `trees[0].name`.
  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is any FixedWidthInteger.Type: "an integer"
    case is Bool.Type: "true or false"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "an array"
    default: "a value of \(type)"
    }
  }
}
