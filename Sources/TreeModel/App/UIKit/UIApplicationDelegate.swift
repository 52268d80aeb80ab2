public import Foundation

/// Follows the app. Its requirements are optional on Apple's systems; none is called here.
public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  /// Starts nothing: an app is drawn, not run.
  public static func main() {}
}

extension UIApplication {
  /// What the app was launched with.
  public struct LaunchOptionsKey: Hashable, Sendable {
    private let name: String

    public static let url = LaunchOptionsKey(name: "url")
    public static let remoteNotification = LaunchOptionsKey(name: "remoteNotification")
  }

  /// What a URL was opened with.
  public struct OpenURLOptionsKey: Hashable, Sendable {
    private let name: String

    public static let sourceApplication = OpenURLOptionsKey(name: "sourceApplication")
  }
}

/// Makes a delegate of the app.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// Traps: no app runs that would make the delegate.
  public var wrappedValue: DelegateType {
    preconditionFailure("there is no '\(DelegateType.self)': an app is drawn, not run")
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
