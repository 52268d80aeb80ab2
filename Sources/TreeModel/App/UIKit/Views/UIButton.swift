public import Foundation

/// A button of UIKit, which nobody presses.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case plain
    case close
  }

  /// How a button looks.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var titlePadding: CGFloat = 1
    public var contentInsets = NSDirectionalEdgeInsets()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator = false
    public var attributedSubtitle: AttributedString?
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var imageReservation: CGFloat = 0
    public var background = UIBackgroundConfiguration.clear()
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var automaticallyUpdateForSelection = true

    /// Where the texts of a button stand.
    public enum TitleAlignment: Int, Sendable {
      case automatic
      case leading
      case center
      case trailing
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }

    /// What tells that a button has a menu.
    public enum Indicator: Int, Sendable {
      case automatic
      case none
      case popup
    }

    public mutating func setDefaultContentInsets() { contentInsets = NSDirectionalEdgeInsets() }

    public func updated(for button: UIButton) -> Configuration { self }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
    public static func clearGlass() -> Configuration { Configuration() }
    public static func prominentClearGlass() -> Configuration { Configuration() }
  }

  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  open var configuration: Configuration?
  open var menu: UIMenu?
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  open var changesSelectionAsPrimaryAction = false
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var role = Role.normal
  open var isPointerInteractionEnabled = false
  open var adjustsImageWhenDisabled = true
  open var reversesTitleShadowWhenHighlighted = false
  open var showsTouchWhenHighlighted = false

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What a button does.
  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }

  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  public private(set) var buttonType = ButtonType.custom

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setTitle(primaryAction?.title, for: .normal)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  open var currentTitle: String? { titleLabel?.text }
  open var currentImage: UIImage? { imageView?.image }

  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { titleLabel?.text = title }
  }

  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { imageView?.image = image }
  }

  open func title(for state: State) -> String? { titleLabel?.text }
  open func image(for state: State) -> UIImage? { imageView?.image }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func titleColor(for state: State) -> UIColor? { nil }
  open func attributedTitle(for state: State) -> NSAttributedString? { nil }
  open func backgroundImage(for state: State) -> UIImage? { nil }
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration() {}
  open var subtitleLabel: UILabel? { nil }
  open var currentTitleColor: UIColor { .tintColor }
  open var currentAttributedTitle: NSAttributedString? { nil }
  open var currentBackgroundImage: UIImage? { nil }
  open var isHovered: Bool { false }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  public static func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    return button
  }
}

/// Edges of a rectangle in the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
