/// A stack that lays its view list over one another, the first at the back.
nonisolated public struct ZStack<Content: View>: View {
  package let alignment: Alignment
  package let content: Content

  public typealias Body = Never

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}
