/// Stands for the view that an effect or a transition is applied to: a leaf.
nonisolated public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  package init() {}
}

extension PlaceholderContentView: PrimitiveView {}
