/// A view expression with the type that Apple's SwiftUI prints for it.
struct TypeCase: CustomStringConvertible, Sendable {
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
