/// A control that does what the environment around it says.
protocol EnvironmentInteractiveView {
  @MainActor func interaction(in environment: EnvironmentValues) -> Interaction?
}

extension Link: EnvironmentInteractiveView {
  func interaction(in environment: EnvironmentValues) -> Interaction? {
    let open = environment.openURL
    let destination = destination
    return .button { MainActor.assumeIsolated { open(destination) } }
  }
}

extension RenameButton: EnvironmentInteractiveView {
  func interaction(in environment: EnvironmentValues) -> Interaction? {
    environment.rename.map { rename in .button { MainActor.assumeIsolated { rename() } } }
  }
}

extension EditButton: EnvironmentInteractiveView {
  func interaction(in environment: EnvironmentValues) -> Interaction? {
    environment.editMode.map { mode in
      .button { mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active }
    }
  }
}

extension RenderNode {
  /// What a user can do with the node.
  @MainActor var interaction: Interaction? {
    let value = content.element?.value
    if let control = value as? any InteractiveView { return control.interaction }
    return (value as? any EnvironmentInteractiveView)?.interaction(in: environment)
  }
}
