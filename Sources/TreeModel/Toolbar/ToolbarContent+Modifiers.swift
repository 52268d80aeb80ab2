extension ToolbarContent {
  /// Becomes nothing: the content itself.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    self
  }

  /// Becomes nothing: the content itself.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    self
  }

  /// Becomes nothing: the content itself, hidden or not.
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    self
  }
}

extension CustomizableToolbarContent {
  /// Becomes nothing: the content itself.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    self
  }

  /// Becomes nothing: the content itself.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    self
  }

  /// Becomes nothing: the content itself, hidden or not.
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    self
  }
}
