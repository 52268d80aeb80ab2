public import Foundation

/// The device: a phone.
public final class UIDevice: NSObject, @unchecked Sendable {
  public static let current = UIDevice()

  public static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")

  public var name: String { "iPhone" }

  public var model: String { "iPhone" }

  public var systemName: String { "iOS" }

  public var systemVersion: String { "17.0" }

  public var localizedModel: String { "iPhone" }

  /// Unknown, as on a device that was just restarted.
  public var identifierForVendor: UUID? { nil }

  public var batteryLevel: Float { -1 }

  public var batteryState: BatteryState { .unknown }

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  public static let batteryLevelDidChangeNotification =
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification =
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  public static let proximityStateDidChangeNotification =
    Notification.Name("UIDeviceProximityStateDidChangeNotification")

  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  public func beginGeneratingDeviceOrientationNotifications() {}

  public func endGeneratingDeviceOrientationNotifications() {}

  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  public var orientation: UIDeviceOrientation { .portrait }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Which ways a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}
