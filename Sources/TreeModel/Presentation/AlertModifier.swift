/// Shows an alert with actions and a message.
nonisolated public struct AlertModifier<Actions: View, Message: View>: ViewModifier, Presentation {
  package let title: Text
  package let presented: Binding<Bool>
  package let actions: Actions
  package let message: Message

  public typealias Body = Never

  package var isPresented: Bool { presented.wrappedValue }
}

extension AlertModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("alert", \.actions)
    structure.role("message", \.message)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, AlertModifier<A, EmptyView>>`.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(title: title, presented: isPresented, actions: actions(), message: EmptyView()))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<Optional<A>, EmptyView>>`.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: title, presented: isPresented, actions: data.map(actions), message: EmptyView()))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<A, M>>`.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(title: title, presented: isPresented, actions: actions(), message: message()))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<Optional<A>, Optional<M>>>`.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: title, presented: isPresented, actions: data.map(actions), message: data.map(message)
      ))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<A, EmptyView>>`.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleKey), presented: isPresented, actions: actions(), message: EmptyView()))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<Optional<A>, EmptyView>>`.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleKey), presented: isPresented, actions: data.map(actions),
        message: EmptyView()))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<A, M>>`.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleKey), presented: isPresented, actions: actions(), message: message()))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<Optional<A>, Optional<M>>>`.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleKey), presented: isPresented, actions: data.map(actions),
        message: data.map(message)))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<A, EmptyView>>`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(title), presented: isPresented, actions: actions(), message: EmptyView()))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<Optional<A>, EmptyView>>`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(title), presented: isPresented, actions: data.map(actions), message: EmptyView()
      ))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<A, M>>`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(title), presented: isPresented, actions: actions(), message: message()))
  }

  /// Becomes `ModifiedContent<Self, AlertModifier<Optional<A>, Optional<M>>>`.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(title), presented: isPresented, actions: data.map(actions),
        message: data.map(message)))
  }
}
