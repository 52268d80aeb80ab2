public import Foundation

/// The screen of a phone, as ``GeometryProxy`` assumes it; UIKit has it on Apple's systems alone.
public final class UIScreen: NSObject, @unchecked Sendable {
  public static let main = UIScreen()

  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }

  public var scale: CGFloat { 3 }

  /// Half, whatever is set.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  public var maximumFramesPerSecond: Int { 60 }

  public var isCaptured: Bool { false }
}
