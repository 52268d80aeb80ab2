/// The content and the label of a control group.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  package let content: Content
  package let label: Label

  public typealias Body = Never
}

extension LabeledControlGroupContent: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
    structure.role("label", \.label)
  }
}
