public import Foundation

/// The region that a text view sets its text in.
open class NSTextContainer: NSObject, @unchecked Sendable {
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var size = CGSize.zero
  public var widthTracksTextView = true
  public var heightTracksTextView = false
  public var exclusionPaths: [UIBezierPath] = []

  public override init() {}

  public init(size: CGSize) {
    self.size = size
  }

  public required init(coder: NSCoder) {}

  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
}

/// Sets a text: not here.
open class NSLayoutManager: NSObject {
  open var allowsNonContiguousLayout = false
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open weak var textStorage: NSTextStorage?
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var usesDefaultHyphenation = false
  open var limitsLayoutForSuspiciousContents = false
  public private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true

  public override init() {}

  open func ensureLayout(for container: NSTextContainer) {}
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }

  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange() }
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {}

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { .zero }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { .zero }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange { charRange }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { glyphRange }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { .zero }
}

/// Follows how a text is set. Its requirements are optional on Apple's systems; none is called here.
public protocol NSLayoutManagerDelegate: AnyObject {}

/// A text that is set.
open class NSTextStorage: NSMutableAttributedString {
  /// What of a text was changed.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  public private(set) var layoutManagers: [NSLayoutManager] = []
  public private(set) var editedMask: EditActions = []
  public private(set) var editedRange = NSRange()
  public private(set) var changeInLength = 0

  public init() {
    super.init(string: "")
  }

  public override init(string: String) {
    super.init(string: string)
  }

  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  public required init?(coder: NSCoder) {
    super.init(string: "")
  }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask = editedMask
    self.editedRange = editedRange
    changeInLength = delta
  }

  open func processEditing() {}
}

/// Follows the changes of a text. Its requirements are optional on Apple's systems; none is called here.
public protocol NSTextStorageDelegate: AnyObject {}

/// A rectangle of a chosen text.
open class UITextSelectionRect: NSObject {
  package override init() {}

  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// Is told of changes of a text: nothing here.
public protocol UITextInputDelegate: AnyObject {}

/// What is above a keyboard.
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

  package override init() {}
}

/// Buttons of a bar that belong together.
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}
