// What builders make is content of a toolbar where its parts are.

extension _ConditionalContent: ToolbarContent, _PrimitiveToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.branches(\.storage)
  }
}

extension Optional: ToolbarContent, _PrimitiveToolbarContent, PrimitiveToolbarContent
where Wrapped: ToolbarContent {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.optional(\.self)
  }
}

extension Group: ToolbarContent, _PrimitiveToolbarContent, PrimitiveToolbarContent
where Content: ToolbarContent {
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(_content: content())
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

// MARK: - Customizable content

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

// Whether its parts are customizable is not asked: a tuple's type has no such constraint.
extension TupleToolbarContent: CustomizableToolbarContent {}
