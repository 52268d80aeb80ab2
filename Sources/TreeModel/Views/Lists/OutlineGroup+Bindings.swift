// Trees whose elements are bindings.

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      _elements: Array(data), id: (\Binding<E>.wrappedValue).appending(path: id),
      children: \Binding<E>.[children: children], content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      _elements: [root], id: (\Binding<E>.wrappedValue).appending(path: id),
      children: \Binding<E>.[children: children], content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
}

extension Binding {
  /// The children of a bound element, where it has some.
  fileprivate subscript<C>(children children: WritableKeyPath<Value, C?>) -> Binding<C>? {
    guard let value = wrappedValue[keyPath: children] else { return nil }
    let element = self
    return Binding<C>(
      leadingOn: { element.wrappedValue[keyPath: children] ?? value },
      set: { element.wrappedValue[keyPath: children] = $0 })
  }
}
