public import Foundation

extension EnvironmentValues {
  private enum LabelIconToTitleSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }

  private enum LabelReservedIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<CGFloat>>>`: a guess.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<CGFloat>>>`: a guess.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }
}
