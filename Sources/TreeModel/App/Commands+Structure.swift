// What builders make is a part of menus where its parts are.

extension _ConditionalContent: Commands, _PrimitiveCommands, PrimitiveCommands
where TrueContent: Commands, FalseContent: Commands {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.branches(\.storage)
  }
}

extension Optional: Commands, _PrimitiveCommands, PrimitiveCommands where Wrapped: Commands {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.optional(\.self)
  }
}

extension CommandsBuilder {
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> some Commands {
    content
  }
}
