/// What `if`/`else` and `switch` become: a node with both branches.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  public typealias Body = Never

  package init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View, _PrimitiveView, PrimitiveView
where TrueContent: View, FalseContent: View {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.branches(\.storage)
  }
}

extension Optional: _PrimitiveView, PrimitiveView where Wrapped: View {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.optional(\.self)
  }
}
