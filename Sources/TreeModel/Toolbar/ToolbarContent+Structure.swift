// What builders make is content of a toolbar where its parts are.

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.branches(\.storage)
  }
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.optional(\.self)
  }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(_content: content())
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}
