/// The `.roundedBorder` style of a text editor.
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}
