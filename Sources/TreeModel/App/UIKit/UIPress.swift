public import Foundation

/// A button that is pressed: none here.
open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
    case select
    case menu
    case playPause
    case pageUp = 30
    case pageDown
  }

  public enum Phase: Int, Sendable {
    case began
    case changed
    case stationary
    case ended
    case cancelled
  }

  package override init() {}

  open var type: PressType { .select }
  open var phase: Phase { .ended }
  open var force: CGFloat { 0 }
  open var key: UIKey? { nil }
}

/// A key of a keyboard.
open class UIKey: NSObject {
  package override init() {}

  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Buttons that are pressed.
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

/// Makes the menus of the app: none is made here.
public protocol UIMenuBuilder {}
