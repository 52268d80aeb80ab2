/// Feedback that is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  package let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = SensoryFeedback(name: "impact")

  public enum Weight: Sendable {
    case light
    case medium
    case heavy
  }

  public enum Flexibility: Sendable {
    case rigid
    case solid
    case soft
  }

  public static func impact(
    weight: Weight = .medium, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight)")
  }

  public static func impact(
    flexibility: Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility)")
  }
}

/// Gives feedback for each new value.
nonisolated package struct FeedbackModifier<Trigger: Equatable>: ViewModifier {
  package var trigger: Trigger
  package var feedback: (Trigger, Trigger) -> SensoryFeedback?

  package typealias Body = Never

  package init(trigger: Trigger, feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?) {
    self.trigger = trigger
    self.feedback = feedback
  }
}

extension FeedbackModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, FeedbackModifier<T>>`.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Becomes `ModifiedContent<Self, FeedbackModifier<T>>`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Becomes `ModifiedContent<Self, FeedbackModifier<T>>`.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }
}
