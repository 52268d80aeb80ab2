/// The `.automatic` style of a text editor.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
