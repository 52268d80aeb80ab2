/// Shows the first view of its list that fits.
nonisolated public struct ViewThatFits<Content: View>: View {
  package let axes: Axis.Set
  package let content: Content

  public typealias Body = Never

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}
