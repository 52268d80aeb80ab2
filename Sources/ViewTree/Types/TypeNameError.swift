/// Why a text is no type's name, and where.
///
///     1:18: found ')', expected ',' or '>' after an argument of 'VStack'
package struct TypeNameError: Error, Sendable, Hashable {
  /// The line, from 1.
  package var line: Int

  /// The column in UTF-8 bytes, from 1, as Swift's compiler counts.
  package var column: Int

  /// What stands there, quoted; `the end of the text` at its end.
  package var found: String

  /// What could have stood there.
  package var expected: String
}

// MARK: - CustomStringConvertible

extension TypeNameError: CustomStringConvertible {
  /// What is wrong, without the place.
  package var message: String { "found \(found), expected \(expected)" }

  package var description: String { "\(line):\(column): \(message)" }
}
