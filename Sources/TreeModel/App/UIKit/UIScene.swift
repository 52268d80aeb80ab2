/// A scene of the app.
open class UIScene: UIResponder {
  package override init() {}

  /// What a scene was connected with.
  public final class ConnectionOptions: Sendable {
    package init() {}
  }

  /// How much of a scene is seen.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  public var activationState: ActivationState { .foregroundActive }
}

/// A scene of windows.
public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] { [UIWindow()] }

  public var keyWindow: UIWindow? { windows.first }

  public var screen: UIScreen { .main }
}

/// A session of a scene.
public final class UISceneSession: Sendable {
  /// What a scene is for.
  public struct Role: Hashable, Sendable {
    private let name: String

    public static let windowApplication = Role(name: "windowApplication")
  }

  public var role: Role { .windowApplication }

  package init() {}
}

/// Which classes make a scene.
public final class UISceneConfiguration: @unchecked Sendable {
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
