/// Shows an alert that is given as a value.
nonisolated public struct AlertTransformModifier: ViewModifier {
  package let alert: () -> Alert?

  public typealias Body = Never
}

extension AlertTransformModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, AlertTransformModifier>`.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(AlertTransformModifier { isPresented.wrappedValue ? content() : nil })
  }

  /// Becomes `ModifiedContent<Self, AlertTransformModifier>`.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(AlertTransformModifier { item.wrappedValue.map(content) })
  }
}
