public import Foundation

/// How a sheet is shown: not at all.
open class UISheetPresentationController: NSObject {
  /// How high a sheet is.
  public final class Detent: Sendable {
    private let name: String

    private init(name: String) {
      self.name = name
    }

    /// What a detent is known by.
    public struct Identifier: Hashable, Sendable {
      private let name: String

      public init(_ rawValue: String) {
        name = rawValue
      }

      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    public static func medium() -> Detent { Detent(name: "medium") }

    public static func large() -> Detent { Detent(name: "large") }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?

  open func animateChanges(_ changes: () -> Void) { changes() }
}

extension UIViewController {
  /// None: nothing is presented.
  public var sheetPresentationController: UISheetPresentationController? { nil }
}
