/// Makes a tap that is felt: none here.
public final class UIImpactFeedbackGenerator {
  /// How strong a tap is.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public init(style: FeedbackStyle = .medium) {}

  public func prepare() {}

  public func impactOccurred() {}

  public func impactOccurred(intensity: Double) {}
}

/// Makes a felt sign of success or failure: none here.
public final class UINotificationFeedbackGenerator {
  /// What is signalled.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  public init() {}

  public func prepare() {}

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Makes a felt sign of a changed selection: none here.
public final class UISelectionFeedbackGenerator {
  public init() {}

  public func prepare() {}

  public func selectionChanged() {}
}
