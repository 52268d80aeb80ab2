/// A form: its content is a list.
nonisolated public struct Form<Content: View>: View {
  package let content: Content

  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
