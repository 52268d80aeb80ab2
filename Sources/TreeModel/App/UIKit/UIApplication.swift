public import Foundation

/// The running app: one scene with one window, in which nothing happens.
public final class UIApplication: Sendable {
  public static let shared = UIApplication()

  public static let openSettingsURLString = "app-settings:"

  public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")

  public var windows: [UIWindow] { [UIWindow()] }

  public var keyWindow: UIWindow? { windows.first }

  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }

  public func canOpenURL(_ url: URL) -> Bool { false }

  public func open(_ url: URL) {}

  public func open(
    _ url: URL, options: [String: Any], completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
}

/// A window of the app.
public final class UIWindow: Sendable {
  public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, bottom: 34) }

  public var bounds: CGRect { UIScreen.main.bounds }

  public var frame: CGRect { UIScreen.main.bounds }

  public var isKeyWindow: Bool { true }

  public var windowScene: UIWindowScene? { UIWindowScene() }
}

/// A scene of the app.
public class UIScene: Hashable, @unchecked Sendable {
  package init() {}

  public static func == (a: UIScene, b: UIScene) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A scene of windows.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  public var windows: [UIWindow] { [UIWindow()] }

  public var keyWindow: UIWindow? { windows.first }

  public var screen: UIScreen { .main }
}
