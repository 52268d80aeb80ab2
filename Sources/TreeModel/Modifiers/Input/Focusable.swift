/// What the focus of a view is for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets its content take the focus.
nonisolated public struct _FocusableModifier: ViewModifier {
  public var isFocusable: Bool
  public var interactions: FocusInteractions
  public var onFocusChange: ((Bool) -> Void)?

  public typealias Body = Never

  public init(isFocusable: Bool, interactions: FocusInteractions, onFocusChange: ((Bool) -> Void)?)
  {
    self.isFocusable = isFocusable
    self.interactions = interactions
    self.onFocusChange = onFocusChange
  }
}

extension _FocusableModifier: PrimitiveViewModifier {}

/// Keeps the focus together in its content.
nonisolated package struct _FocusSectionModifier: ViewModifier {
  package typealias Body = Never

  package init() {}
}

extension _FocusSectionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _FocusableModifier>`.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(
      _FocusableModifier(isFocusable: isFocusable, interactions: .automatic, onFocusChange: nil))
  }

  /// Becomes `ModifiedContent<Self, _FocusableModifier>`.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  {
    modifier(
      _FocusableModifier(isFocusable: isFocusable, interactions: interactions, onFocusChange: nil))
  }

  /// Becomes `ModifiedContent<Self, _FocusableModifier>`.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View {
    modifier(
      _FocusableModifier(
        isFocusable: isFocusable, interactions: .automatic, onFocusChange: onFocusChange))
  }

  /// Becomes `ModifiedContent<Self, _FocusSectionModifier>`.
  nonisolated public func focusSection() -> some View {
    modifier(_FocusSectionModifier())
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>>`.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
