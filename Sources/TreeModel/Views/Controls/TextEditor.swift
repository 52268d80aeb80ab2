/// An editor of text of many lines: a leaf.
nonisolated public struct TextEditor: View {
  package let text: Binding<String>

  public typealias Body = Never

  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value("text", \.text.wrappedValue)
  }
}
