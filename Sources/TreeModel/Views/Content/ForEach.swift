/// A view for each element of a collection, each under the identity of its element.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content

  package let id: KeyPath<Data.Element, ID>

  /// A Boolean value indicating whether the data is a range that is read once.
  package var isConstant = false

  /// What a list does with its rows without a handler of their own.
  package var editing: RowEditing?

  /// The calls that made it: where a message about its rows is put.
  package let callers: [UInt]

  public typealias Body = Never

  package init(
    _data data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
    callers = CallStack.callers(limit: RuntimeIssue.callerLimit)
  }
}

extension ForEach: View, _PrimitiveView, PrimitiveView where Content: View {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.rows(\.data, id: \.id, row: \.content)
  }
}

/// A collection of rows, without its types.
package protocol RowSource {
  /// The calls that made it; see ``CallStack``.
  nonisolated var callers: [UInt] { get }
}

extension ForEach: RowSource {}

/// A view that makes its views from a collection.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A binding is a collection too: the form for bindings comes first.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, id: \.id, content: content)
  }
}

extension ForEach where Content: View {
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_data: data, id: id, content: content)
  }

  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let collection = data.wrappedValue
    self.init(
      _data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }, id: \.1
    ) { element in
      content(data.row(at: element.0))
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, id: \.self, content: content)
    isConstant = true
  }
}
