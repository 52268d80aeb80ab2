public import Foundation

/// A controller of UIKit that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    view = _UIHostingView(rootView: rootView)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    view = _UIHostingView(rootView: rootView)
  }

  /// Traps: a nib says nothing of a view of SwiftUI.
  public required init?(coder: NSCoder) {
    preconditionFailure("a 'UIHostingController' has no root view in a nib: use init(rootView:)")
  }

  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
