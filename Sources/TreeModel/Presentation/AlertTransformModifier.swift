/// Shows an alert that is given as a value.
nonisolated public struct AlertTransformModifier: ViewModifier {
  package let alert: () -> Alert?

  /// Ends what the alert is shown for.
  package let close: () -> Void

  public typealias Body = Never
}

extension AlertTransformModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, AlertTransformModifier>`.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      AlertTransformModifier {
        isPresented.wrappedValue ? content() : nil
      } close: {
        isPresented.wrappedValue = false
      })
  }

  /// Becomes `ModifiedContent<Self, AlertTransformModifier>`.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      AlertTransformModifier {
        item.wrappedValue.map(content)
      } close: {
        item.wrappedValue = nil
      })
  }
}
