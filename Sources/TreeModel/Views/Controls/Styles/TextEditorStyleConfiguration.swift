/// A text editor, for its style: SwiftUI tells nothing of it.
nonisolated public struct TextEditorStyleConfiguration: Sendable {
  package init() {}
}
