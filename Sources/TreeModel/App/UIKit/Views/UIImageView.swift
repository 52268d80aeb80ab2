/// An image view of UIKit.
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: Double = 0
  open var animationRepeatCount = 0
  public private(set) var isAnimating = false

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var highlightedAnimationImages: [UIImage]?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A wheel that turns while something is loaded.
open class UIActivityIndicatorView: UIView {
  /// How large a wheel is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor!
  open var style = Style.medium
  open var hidesWhenStopped = true
  public private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
