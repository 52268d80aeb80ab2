extension NavigationLink {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>>`.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    environment(\.isDetailLink, isDetailLink)
  }
}

extension EnvironmentValues {
  private enum IsDetailLinkKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  package var isDetailLink: Bool {
    get { self[IsDetailLinkKey.self] }
    set { self[IsDetailLinkKey.self] = newValue }
  }
}
