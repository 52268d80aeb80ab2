/// The view of a `UIHostingController`: it keeps the view that it stands for.
open class _UIHostingView<Content: View>: UIView {
  package let rootView: Content

  package init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// Traps: a nib says nothing of a view of SwiftUI.
  public required init?(coder: NSCoder) {
    preconditionFailure("a '_UIHostingView' has no root view in a nib: use a UIHostingController")
  }
}
