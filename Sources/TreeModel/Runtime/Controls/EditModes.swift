/// A container that keeps an edit mode for its content.
protocol EditingContainer {}

extension NavigationStack: EditingContainer {}
extension NavigationView: EditingContainer {}
extension NavigationSplitView: EditingContainer {}

/// Sets the edit mode of a container's content.
struct EditModeWriter: EnvironmentWriter {
  let mode: Binding<EditMode>

  nonisolated var writtenKeyPath: PartialKeyPath<EnvironmentValues> {
    \EnvironmentValues.editMode
  }

  nonisolated func write(to environment: inout EnvironmentValues) { environment.editMode = mode }
}

extension RenderTree {
  /// Keeps an edit mode for what stands in no container that has one.
  func keepRootEditMode() {
    guard log != nil, rootScope.values.editMode == nil else { return }
    let mode = makeEditMode(at: -1, EnvironmentValues.self)
    _ = rootScope.change { $0.editMode = mode }
  }

  /// Returns the edit mode that a container keeps; nil where the user's own one is around it.
  func editMode(of node: RenderNode) -> Binding<EditMode>? {
    guard log != nil else { return nil }
    if let known = editModes[node.number] { return Binding(known) }
    guard
      node.environmentWriter(of: \EnvironmentValues.editMode).map({ editModes[$0] != nil }) ?? true
    else { return nil }
    return makeEditMode(at: node.number, node.content.element?.type ?? node.type)
  }

  private func makeEditMode(at number: Int, _ type: Any.Type) -> Binding<EditMode> {
    let storage = StateStorage(EditMode.inactive)
    storage.owner = StateOwner(node: number, type: type, property: "editMode", log: shared)
    editModes[number] = storage
    return Binding(storage)
  }
}
