public import Foundation

/// The running app: one scene with one window, in which nothing happens.
public final class UIApplication: UIResponder {
  public nonisolated(unsafe) static let shared = UIApplication()

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

  public weak var delegate: (any UIApplicationDelegate)?

  public var isIdleTimerDisabled = false

  public var applicationIconBadgeNumber = 0

  public var windows: [UIWindow] { [UIWindow()] }

  public var keyWindow: UIWindow? { windows.first }

  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }

  public func canOpenURL(_ url: URL) -> Bool { false }

  public func open(_ url: URL) {}

  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    false
  }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    private let name: String

    public static let universalLinksOnly = OpenExternalURLOptionsKey(name: "universalLinksOnly")
  }
}

/// The name of a method. `#selector` is read as the text that it stands for.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  package let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    name = value
  }
}
