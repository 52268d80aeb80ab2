/// Asks for a choice among actions.
nonisolated public struct ConfirmationDialogModifier<Actions: View, Message: View>: ViewModifier,
  Presentation
{
  package let title: Text
  package let presented: Binding<Bool>
  package let actions: Actions
  package let message: Message

  public typealias Body = Never

  package var isPresented: Bool { presented.wrappedValue }
}

extension ConfirmationDialogModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("confirmationDialog", \.actions)
    structure.role("message", \.message)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<A, EmptyView>>`.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: title, presented: isPresented, actions: actions(), message: EmptyView()))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<Optional<A>, EmptyView>>`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: title, presented: isPresented, actions: data.map(actions), message: EmptyView()))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<A, M>>`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: title, presented: isPresented, actions: actions(), message: message()))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<Optional<A>, Optional<M>>>`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: title, presented: isPresented, actions: data.map(actions), message: data.map(message)
      ))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<A, EmptyView>>`.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: Text(titleKey), presented: isPresented, actions: actions(), message: EmptyView()))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<Optional<A>, EmptyView>>`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: Text(titleKey), presented: isPresented, actions: data.map(actions),
        message: EmptyView()))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<A, M>>`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: Text(titleKey), presented: isPresented, actions: actions(), message: message()))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<Optional<A>, Optional<M>>>`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: Text(titleKey), presented: isPresented, actions: data.map(actions),
        message: data.map(message)))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<A, EmptyView>>`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: Text(title), presented: isPresented, actions: actions(), message: EmptyView()))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<Optional<A>, EmptyView>>`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: Text(title), presented: isPresented, actions: data.map(actions), message: EmptyView()
      ))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<A, M>>`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: Text(title), presented: isPresented, actions: actions(), message: message()))
  }

  /// Becomes `ModifiedContent<Self, ConfirmationDialogModifier<Optional<A>, Optional<M>>>`.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      ConfirmationDialogModifier(
        title: Text(title), presented: isPresented, actions: data.map(actions),
        message: data.map(message)))
  }
}
