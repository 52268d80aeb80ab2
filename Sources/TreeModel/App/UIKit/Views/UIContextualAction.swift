public import Foundation

/// What a swipe over a row offers.
open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor?
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// What the swipes over a row offer.
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
