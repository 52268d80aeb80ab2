public import Foundation

/// Receives events: none here. UIKit has it on Apple's systems alone.
open class UIResponder: NSObject {
  public override init() {}

  open var next: UIResponder? { nil }

  open var isFirstResponder: Bool { false }

  open var canBecomeFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
