/// The device: a phone.
public final class UIDevice: Sendable {
  public static let current = UIDevice()

  public var name: String { "iPhone" }

  public var model: String { "iPhone" }

  public var systemName: String { "iOS" }

  public var systemVersion: String { "17.0" }

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
