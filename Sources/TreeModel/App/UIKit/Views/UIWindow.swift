/// A window of the app.
public final class UIWindow: UIView {
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene?
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init()
    self.windowScene = windowScene
  }

  public var isKeyWindow: Bool { true }

  public func makeKeyAndVisible() {}
}
