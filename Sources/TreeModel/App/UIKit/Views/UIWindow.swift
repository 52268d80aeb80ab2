public import Foundation

/// A window of the app.
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var windowLevel = UIWindow.Level.normal

  /// How near to the front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func + (level: Level, number: CGFloat) -> Level {
      Level(rawValue: level.rawValue + number)
    }
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var canBecomeKey: Bool { true }

  open var isKeyWindow: Bool { true }
  open var screen: UIScreen { .main }

  open func makeKeyAndVisible() { isHidden = false }
  open func makeKey() {}
  open func becomeKey() {}
  open func resignKey() {}
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { rect }
  open func sendEvent(_ event: UIEvent) {}
}
