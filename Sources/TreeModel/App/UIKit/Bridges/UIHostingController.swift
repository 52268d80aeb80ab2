public import Foundation

/// A controller of UIKit that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all

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

/// What a hosting controller tells of the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
