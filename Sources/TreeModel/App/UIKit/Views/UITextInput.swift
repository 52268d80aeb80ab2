public import Foundation

/// How a person touches an item of a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction
  case presentActions
  case preview
}

/// Follows a text field. Its requirements are optional on Apple's systems; none is called here.
public protocol UITextFieldDelegate: AnyObject {}

/// Follows a text view.
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// A place in a text.
open class UITextPosition: NSObject {
  package let offset: Int

  package init(offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition

  package init(start: UITextPosition, end: UITextPosition) {
    self.start = start
    self.end = end
  }

  open var isEmpty: Bool { start.offset == end.offset }
}

/// A text field of UIKit.
open class UITextField: UIControl, UITextInputTraits {
  /// How the edge of a text field is drawn.
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  open var text: String? = ""
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var disabledBackground: UIImage?
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var inputAssistantItem = UITextInputAssistantItem()
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var background: UIImage?
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var inputAccessoryView: UIView?
  open var inputView: UIView?
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open weak var delegate: (any UITextFieldDelegate)?
  open var selectedTextRange: UITextRange?

  /// When a view in a field is shown.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  open var isEditing: Bool { false }
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: text?.utf16.count ?? 0) }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(start: fromPosition, end: toPosition) }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open var hasText: Bool { text?.isEmpty == false }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
}

/// Kinds of things that are found in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// A text view of UIKit.
open class UITextView: UIScrollView, UITextInputTraits {
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
  open var selectedTextRange: UITextRange?
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var usesStandardTextScaling = false
  open var clearsOnInsertion = false
  open var isFindInteractionEnabled = false
  open var inputAssistantItem = UITextInputAssistantItem()
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var inputAccessoryView: UIView?
  open var inputView: UIView?
  public let textContainer: NSTextContainer
  public private(set) lazy var textStorage = NSTextStorage(string: "")
  public private(set) lazy var layoutManager = NSLayoutManager()
  open var textContainerInset = UIEdgeInsets.zero

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  open var hasText: Bool { !text.isEmpty }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  open var endOfDocument: UITextPosition { UITextPosition(offset: text.utf16.count) }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(start: fromPosition, end: toPosition) }

  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func insertText(_ text: String) { self.text += text }
  open func deleteBackward() { text = String(text.dropLast()) }
  open func scrollRangeToVisible(_ range: NSRange) {}
}

extension UITextField {
  public var markedTextRange: UITextRange? { nil }

  public func text(in range: UITextRange) -> String? { text?.part(range) }

  public func replace(_ range: UITextRange, withText text: String) {
    self.text = self.text?.replacing(range, with: text)
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    UITextPosition(offset: position.offset + offset)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

extension UITextView {
  public var markedTextRange: UITextRange? { nil }

  public func text(in range: UITextRange) -> String? { text.part(range) }

  public func replace(_ range: UITextRange, withText text: String) {
    self.text = self.text.replacing(range, with: text)
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    UITextPosition(offset: position.offset + offset)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func firstRect(for range: UITextRange) -> CGRect { .zero }
}

extension String {
  private func bounds(_ range: UITextRange) -> Range<Index> {
    let units = utf16
    let start = min(max(range.start.offset, 0), units.count)
    let end = min(max(range.end.offset, start), units.count)
    return units.index(
      units.startIndex, offsetBy: start)..<units.index(
        units.startIndex, offsetBy: end)
  }

  fileprivate func part(_ range: UITextRange) -> String { String(self[bounds(range)]) }

  fileprivate func replacing(_ range: UITextRange, with text: String) -> String {
    var result = self
    result.replaceSubrange(bounds(range), with: text)
    return result
  }
}
