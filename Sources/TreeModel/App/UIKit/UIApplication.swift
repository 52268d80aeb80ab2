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
  public static let userDidTakeScreenshotNotification =
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  public static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public static let didReceiveMemoryWarningNotification =
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  public static let significantTimeChangeNotification =
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  public static let protectedDataDidBecomeAvailableNotification =
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  public static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")

  public weak var delegate: (any UIApplicationDelegate)?

  public var isIdleTimerDisabled = false

  public var applicationIconBadgeNumber = 0

  public var windows: [UIWindow] { [UIWindow()] }

  public var keyWindow: UIWindow? { windows.first }

  public var connectedScenes: Set<UIScene> { [UIWindowScene()] }

  public func canOpenURL(_ url: URL) -> Bool { false }

  public var applicationState: State { .active }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 59) }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var supportsAlternateIcons: Bool { true }
  public var alternateIconName: String? { nil }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }

  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}

  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How much of the app is seen.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

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

/// A task that goes on when the app is not seen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// A thing to do from the home screen.
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
  }
}

/// The picture of a thing to do from the home screen.
open class UIApplicationShortcutIcon: NSObject {
  public init(systemImageName: String) {}

  public init(templateImageName: String) {}
}
