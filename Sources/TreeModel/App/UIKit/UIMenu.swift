public import Foundation

/// Something in a menu of UIKit.
open class UIMenuElement: NSObject {
  public let title: String
  open var image: UIImage?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  /// How an element of a menu is drawn.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

/// Something that a control or a menu does: never here, nobody chooses it.
open class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void

  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open var attributes: Attributes
  open var state: State
  package let handler: Handler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  open var sender: Any? { nil }
}

/// A menu of UIKit, which is never open.
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public let options: Options

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}
