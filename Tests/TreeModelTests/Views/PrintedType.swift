/// A view expression with the type that Apple's SwiftUI prints for it.
struct PrintedType: CustomStringConvertible, Sendable {
  let source: String
  let expected: String
  let actual: String

  /// - Parameters:
  ///   - source: the expression as text.
  ///   - expected: what `String(describing: type(of:))` gives with the iOS 17 SDK.
  ///   - expression: the expression; only its type matters.
  init<Value>(_ source: String, _ expected: String, _ expression: @MainActor () -> Value) {
    self.source = source
    self.expected = expected
    actual = String(describing: Value.self)
  }

  var description: String { source }
}

/// Returns the type of a value as it prints.
func printed(_ value: Any) -> String { String(describing: type(of: value)) }
