/// A row of a grid: its content is a list.
nonisolated public struct GridRow<Content: View>: View {
  package let alignment: VerticalAlignment?
  package let content: Content

  public typealias Body = Never

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}
