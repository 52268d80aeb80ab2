public import Foundation

/// Something that a view lets a person do: never here, nobody touches.
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
}

/// A menu of a view's own.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }
}

/// Makes the menu of a view.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu and what is shown beside it.
open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}

  open var preferredMenuElementOrder = ElementOrder.automatic

  /// In which order a menu has its elements.
  public enum ElementOrder: Int, Sendable {
    case automatic
    case priority
    case fixed
  }
}

/// What is dragged.
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }
}

/// A drag or a drop.
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }

  func location(in view: UIView) -> CGPoint
}

public protocol UIDragSession: UIDragDropSession {}

public protocol UIDropSession: UIDragDropSession {}

/// What becomes of what is dropped.
public enum UIDropOperation: UInt, Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

open class UIDropProposal: NSObject {
  public let operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}

/// Lets a person drag a view.
open class UIDragInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
  }
}

public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets a person drop something onto a view.
open class UIDropInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  open weak var delegate: (any UIDropInteractionDelegate)?

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }
}

/// Follows a drop. Its requirements are optional on Apple's systems; none is called here.
public protocol UIDropInteractionDelegate: AnyObject {}
