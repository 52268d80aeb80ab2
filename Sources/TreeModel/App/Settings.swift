/// The settings of an app: its content is a list.
nonisolated public struct Settings<Content: View>: Scene {
  package let content: Content

  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: PrimitiveScene {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}
