public import Foundation

/// A rectangle in a view that views are laid out by.
open class UILayoutGuide: NSObject {
  open var identifier = ""
  open internal(set) weak var owningView: UIView?

  public override init() {}

  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// The part of a view that the keyboard leaves free.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { guide(UILayoutGuide()) }
  public var layoutMarginsGuide: UILayoutGuide { guide(UILayoutGuide()) }
  public var readableContentGuide: UILayoutGuide { guide(UILayoutGuide()) }
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { guide(UIKeyboardLayoutGuide()) }

  private func guide<Guide: UILayoutGuide>(_ guide: Guide) -> Guide {
    guide.owningView = self
    return guide
  }
}

extension UIScrollView {
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
