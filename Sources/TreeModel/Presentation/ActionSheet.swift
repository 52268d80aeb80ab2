/// A choice among actions as a value.
public struct ActionSheet {
  public typealias Button = Alert.Button

  package let title: Text
  package let message: Text?
  package let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// Shows an action sheet that is given as a value.
nonisolated public struct ActionSheetTransformModifier: ViewModifier {
  package let actionSheet: () -> ActionSheet?

  /// Ends what the action sheet is shown for.
  package let close: () -> Void

  public typealias Body = Never
}

extension ActionSheetTransformModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ActionSheetTransformModifier>`.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      ActionSheetTransformModifier {
        isPresented.wrappedValue ? content() : nil
      } close: {
        isPresented.wrappedValue = false
      })
  }

  /// Becomes `ModifiedContent<Self, ActionSheetTransformModifier>`.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      ActionSheetTransformModifier {
        item.wrappedValue.map(content)
      } close: {
        item.wrappedValue = nil
      })
  }
}
