public import Foundation

/// A controller of a keyboard of one's own.
open class UIInputViewController: UIViewController {
  open var inputView: UIInputView?
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }

  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
}

/// A view in place of a keyboard.
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    case keyboard
  }

  public private(set) var inputViewStyle = Style.default
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
