/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  package let name: String

  /// When a search field in the bar's drawer is seen.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    case automatic
    case always
  }

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer \(displayMode)")
  }
}

/// Lets a person search its content.
nonisolated package struct SearchableModifier: ViewModifier {
  package var text: Binding<String>
  package var isPresented: Binding<Bool>?
  package var placement: SearchFieldPlacement
  package var prompt: Text?

  package typealias Body = Never

  package init(
    text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement,
    prompt: Text?
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension SearchableModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, SearchableModifier>`; the modifier's name is a guess.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
  }

  /// Becomes `ModifiedContent<Self, SearchableModifier>`.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Becomes `ModifiedContent<Self, SearchableModifier>`.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Becomes `ModifiedContent<Self, SearchableModifier>`.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    )
  }

  /// Becomes `ModifiedContent<Self, SearchableModifier>`.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Becomes `ModifiedContent<Self, SearchableModifier>`.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
