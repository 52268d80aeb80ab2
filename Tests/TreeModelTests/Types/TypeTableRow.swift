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

  /// A value that is no view: a gesture, a shape, a scene.
  @MainActor init(_ expression: String, _ expected: String, _ source: Source, value: Any) {
    self.expression = expression
    self.expected = expected
    self.source = source
    actual = String(describing: type(of: value))
  }

  /// A type of which there is no value: a modifier's content, a style's body.
  @MainActor init(_ expression: String, _ expected: String, _ source: Source, type: Any.Type) {
    self.expression = expression
    self.expected = expected
    self.source = source
    actual = String(describing: type)
  }
}

// What infers the type behind a leading dot from a protocol.

@MainActor func transition(_ transition: some Transition) -> Any { transition }

func style(_ style: some ShapeStyle) -> Any { style }

func shape(_ shape: some SwiftUI.Shape) -> Any { shape }

func space(_ space: some CoordinateSpaceProtocol) -> Any { space }

@MainActor func gauge(_ style: some GaugeStyle) -> Any { style }

@MainActor func form(_ style: some FormStyle) -> Any { style }

// What builds several into one.

@MainActor func sceneBuilder(@SceneBuilder _ content: () -> some Scene) -> Any { content() }

@MainActor func commandsBuilder(@CommandsBuilder _ content: () -> some Commands) -> Any {
  content()
}

@MainActor func hosted(_ view: some View) -> Any {
  UIHostingController(rootView: view).view ?? UIView()
}
