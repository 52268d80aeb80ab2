/// The `.plain` style of a text editor.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    EmptyView()
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
