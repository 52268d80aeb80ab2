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

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
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

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
