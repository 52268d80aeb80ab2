public import Foundation

/// Something a person does in an app; Foundation has it on Apple's systems alone.
public final class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = true
  public var isEligibleForPrediction = false
  public var isEligibleForPublicIndexing = false
  public var persistentIdentifier: String?
  public var targetContentIdentifier: String?
  public var keywords: Set<String> = []
  public var requiredUserInfoKeys: Set<String>?
  public var needsSave = false
  public var expirationDate: Date?

  public init(activityType: String) {
    self.activityType = activityType
  }

  public func becomeCurrent() {}

  public func resignCurrent() {}

  public func invalidate() {}
}

/// Advertises what a person does in its content.
nonisolated package struct UserActivityModifier: ViewModifier {
  package var activityType: String
  package var isActive: Bool

  package typealias Body = Never

  package init(activityType: String, isActive: Bool) {
    self.activityType = activityType
    self.isActive = isActive
  }
}

extension UserActivityModifier: PrimitiveViewModifier {}

/// Goes on with what a person did elsewhere.
nonisolated package struct ContinueUserActivityModifier: ViewModifier {
  package var activityType: String
  package var action: (NSUserActivity) -> Void

  package typealias Body = Never

  package init(activityType: String, action: @escaping (NSUserActivity) -> Void) {
    self.activityType = activityType
    self.action = action
  }
}

extension ContinueUserActivityModifier: PrimitiveViewModifier {}

/// Says which events from outside are for its content.
nonisolated package struct HandlesExternalEventsModifier: ViewModifier {
  package var preferring: Set<String>
  package var allowing: Set<String>

  package typealias Body = Never

  package init(preferring: Set<String>, allowing: Set<String>) {
    self.preferring = preferring
    self.allowing = allowing
  }
}

extension HandlesExternalEventsModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, UserActivityModifier>`.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, isActive: isActive))
  }

  /// Becomes `ModifiedContent<Self, UserActivityModifier>`.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(activityType: activityType, isActive: element != nil))
  }

  /// Becomes `ModifiedContent<Self, ContinueUserActivityModifier>`; the modifier's name is a guess.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(ContinueUserActivityModifier(activityType: activityType, action: action))
  }

  /// Becomes `ModifiedContent<Self, HandlesExternalEventsModifier>`; the modifier's name is a guess.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modifier(HandlesExternalEventsModifier(preferring: preferring, allowing: allowing))
  }
}

extension NSUserActivity {
  /// Why an activity has no value of a type.
  public enum TypedPayloadError: Error, Hashable {
    case invalidContent
    case encodingError
  }
}
