/// A group of windows of one structure: its content is a list.
nonisolated public struct WindowGroup<Content: View>: Scene {
  package let id: String?
  package let title: Text?
  package let content: Content

  public typealias Body = Never

  package init(_id id: String?, title: Text?, content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }
}

extension WindowGroup: PrimitiveScene {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

extension WindowGroup {
  public init(@ViewBuilder content: () -> Content) {
    self.init(_id: nil, title: nil, content: content())
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(_id: id, title: nil, content: content())
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(_id: nil, title: title, content: content())
  }

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(_id: id, title: title, content: content())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_id: nil, title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_id: nil, title: Text(title), content: content())
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(_id: id, title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(_id: id, title: Text(title), content: content())
  }
}
