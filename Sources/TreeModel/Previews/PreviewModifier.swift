/// A context that previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View

  typealias Content = PreviewModifierContent

  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// Stands for the previewed view in a preview modifier's body.
nonisolated public struct PreviewModifierContent: View, PrimitiveView {
  public typealias Body = Never
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait that is not applied: a preview is drawn as its closure has it.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}
