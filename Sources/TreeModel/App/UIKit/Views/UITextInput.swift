public import Foundation

/// The region that a text view sets its text in.
public final class NSTextContainer: @unchecked Sendable {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping

  package init() {}
}

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
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open weak var delegate: (any UITextFieldDelegate)?

  /// When a view in a field is shown.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  public static func appearance() -> UITextField { UITextField() }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UITextField { UITextField() }
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
  open var selectedRange = NSRange()
  open var inputAccessoryView: UIView?
  open var inputView: UIView?
  public let textContainer = NSTextContainer()
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
