/// A list of rows: its content is a list.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  package let selection: RowSelection<SelectionValue>?
  package let content: Content

  public typealias Body = Never

  package init(_selection selection: RowSelection<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}

extension List {
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.init(_selection: nil, content: content())
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(_selection: selection.map(RowSelection.many), content: content())
  }

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(_selection: selection.map(RowSelection.one), content: content())
  }

  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(_selection: .always(selection), content: content())
  }
}
