public import Foundation

/// Makes what is felt: nothing here.
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Makes a tap that is felt: none here.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong a tap is.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public init(style: FeedbackStyle = .medium) {}

  public func impactOccurred() {}

  public func impactOccurred(intensity: Double) {}
}

/// Makes a felt sign of success or failure: none here.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is signalled.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Makes a felt sign of a changed selection: none here.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
