/// The `.linear` style of a progress view.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}

  public init(tint: Color) {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
