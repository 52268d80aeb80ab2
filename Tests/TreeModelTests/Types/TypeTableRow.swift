import SwiftUI
import Testing

/// An expression, the type that Apple's SwiftUI gives it, and the type that it has here.
struct TypeTableRow: Sendable, CustomTestStringConvertible {
  /// What an expected type rests on.
  enum Source: String {
    case interface = "iOS 17.4 SDK interface"
    case printed = "printed from Apple's SwiftUI in public"
    case symbol = "symbol in an Apple binary"
    case compiler = "compiled with the SDK 17 builder's signatures"
    case inspected = "read by ViewInspector from Apple's SwiftUI"
    case reimplementation = "OpenSwiftUI, which follows Apple's"
  }

  let expression: String
  let expected: String
  let source: Source
  let actual: String

  var testDescription: String { expression }

  /// The lines of a text that is spread over several count as one, parted by a space.
  @MainActor init<V: View>(
    _ expression: String, _ expected: String, _ source: Source, @ViewBuilder _ view: () -> V
  ) {
    self.expression = expression.split(separator: "\n").joined(separator: " ")
    self.expected = expected.split(separator: "\n").joined(separator: " ")
    self.source = source
    actual = String(describing: type(of: view()))
  }
}
