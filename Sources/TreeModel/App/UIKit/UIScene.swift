public import Foundation

/// A scene of the app.
open class UIScene: UIResponder {
  package override init() {}

  /// What a scene was connected with.
  public final class ConnectionOptions: NSObject, @unchecked Sendable {
    package override init() {}
  }

  /// How much of a scene is seen.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public var activationState: ActivationState { .foregroundActive }
  open var title: String?
  open var subtitle = ""
  open weak var delegate: (any UISceneDelegate)?
  public var session: UISceneSession { UISceneSession() }
}

/// A scene of windows.
public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [UIWindow()] }

  public var keyWindow: UIWindow? { windows.first }

  public var screen: UIScreen { .main }
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  public var traitCollection: UITraitCollection { .current }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// How a scene is to be turned.
  public class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// How a scene of iOS is to be turned.
    public final class iOS: GeometryPreferences {
      public let interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// A session of a scene.
public final class UISceneSession: NSObject, @unchecked Sendable {
  /// What a scene is for.
  public struct Role: Hashable, Sendable {
    private let name: String

    public static let windowApplication = Role(name: "windowApplication")
  }

  public var role: Role { .windowApplication }

  package override init() {}
}

/// Which classes make a scene.
public final class UISceneConfiguration: NSObject, @unchecked Sendable {
  public let name: String?
  public let role: UISceneSession.Role
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Follows a scene.
public protocol UISceneDelegate: AnyObject {}

/// Follows a scene of windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// The bar with the time.
public final class UIStatusBarManager: NSObject {
  package override init() {}

  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 59) }
  public var isStatusBarHidden: Bool { false }
  public var statusBarStyle: UIStatusBarStyle { .default }
}
