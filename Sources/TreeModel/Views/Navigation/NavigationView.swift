/// A view that navigates: its content is a list.
nonisolated public struct NavigationView<Content: View>: View {
  package let content: Content

  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}
