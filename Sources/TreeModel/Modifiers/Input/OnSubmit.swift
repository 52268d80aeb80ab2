/// What counts as a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Runs an action when a person submits a value in its content.
nonisolated package struct OnSubmitModifier: ViewModifier {
  package var triggers: SubmitTriggers
  package var action: () -> Void

  package typealias Body = Never

  package init(triggers: SubmitTriggers, action: @escaping () -> Void) {
    self.triggers = triggers
    self.action = action
  }
}

extension OnSubmitModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, OnSubmitModifier>`.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    modifier(OnSubmitModifier(triggers: triggers, action: action))
  }
}
