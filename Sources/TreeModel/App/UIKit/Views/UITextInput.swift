public import Foundation

/// Follows a text field. Its requirements are optional on Apple's systems; none is called here.
public protocol UITextFieldDelegate: AnyObject {}

/// Follows a text view.
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// A text field of UIKit.
open class UITextField: UIControl {
  /// How the edge of a text field is drawn.
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var inputAccessoryView: UIView?
  open var inputView: UIView?
  open weak var delegate: (any UITextFieldDelegate)?
}

/// A text view of UIKit.
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString!
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets.zero
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default

  public override class func appearance() -> UITextView { UITextView() }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

/// Whether a text is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}
