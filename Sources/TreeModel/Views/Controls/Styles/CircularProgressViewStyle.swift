/// The `.circular` style of a progress view.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}

  public init(tint: Color) {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
