public import Foundation

/// How a sheet is shown: not at all.
open class UISheetPresentationController: UIPresentationController {
  /// How high a sheet is.
  public final class Detent: NSObject, @unchecked Sendable {
    public let identifier: Identifier
    private let resolver: (@Sendable (any ResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier, resolver: (@Sendable (any ResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// What the height of a detent of one's own is made of.
    public protocol ResolutionContext {
      var containerTraitCollection: UITraitCollection { get }
      var maximumDetentValue: CGFloat { get }
    }

    /// What a detent is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    public static func medium() -> Detent { Detent(.medium) }

    public static func large() -> Detent { Detent(.large) }

    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @Sendable (_ context: any ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver: resolver)
    }

    public func resolvedValue(in context: any ResolutionContext) -> CGFloat? { resolver?(context) }
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
  open func invalidateDetents() {}
}

/// Follows how a sheet is pulled.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIViewController {
  /// None: nothing is presented.
  public var sheetPresentationController: UISheetPresentationController? { nil }
}
