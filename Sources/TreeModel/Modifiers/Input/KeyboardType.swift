// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The keyboard of a text field; UIKit has it on Apple's systems alone.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

extension UIKeyboardType {
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int>>`.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type.rawValue)
  }
}
