/// Says that there is nothing to show; its parts stand under their roles.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  package let label: Label
  package let description: Description
  package let actions: Actions

  public typealias Body = Never

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("label", \.label)
    structure.role("description", \.description)
    structure.role("actions", \.actions)
  }
}

extension ContentUnavailableView
where Label == TreeModel.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { TreeModel.Label(titleKey, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { TreeModel.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { TreeModel.Label(LocalizedStringKey(titleResource.text), systemImage: name) },
      description: { description }, actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { TreeModel.Label(LocalizedStringKey(titleResource.text), image: name) },
      description: { description }, actions: { EmptyView() })
  }

  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { TreeModel.Label(titleKey, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { TreeModel.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// What a search without results shows: leaves by their types.
public struct SearchUnavailableContent {
  nonisolated public struct Label: View, PrimitiveView {
    package let text: String

    public typealias Body = Never
  }

  nonisolated public struct Description: View, PrimitiveView {
    public typealias Body = Never
  }

  nonisolated public struct Actions: View, PrimitiveView {
    public typealias Body = Never
  }
}

extension SearchUnavailableContent.Label: MountedPart {
  var content: AnyView? {
    let title = text.isEmpty ? "No Results" : "No Results for “\(text)”"
    return AnyView(TreeModel.Label(title, systemImage: "magnifyingglass"))
  }
}

extension SearchUnavailableContent.Description: MountedPart {
  var content: AnyView? { AnyView(Text("Check the spelling or try a new search.")) }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: ContentUnavailableView { search(text: "") }

  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
