/// A button that starts a renaming: its child 0 is its label.
nonisolated public struct RenameButton<Label: View>: View {
  package let label: Label

  public typealias Body = Never
}

extension RenameButton: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.label)
  }
}

extension RenameButton where Label == TreeModel.Label<Text, Image> {
  public init() {
    label = TreeModel.Label("Rename", systemImage: "pencil")
  }
}
