/// A control that shows another view: its child 0 is its label, then comes the destination.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  package let label: Label
  package let destination: () -> Destination
  package let value: AnyHashable?
  package let isActive: Binding<Bool>?

  /// Whether it was followed, where nobody else keeps that.
  package var isFollowed = false

  public typealias Body = Never

  package init(
    _label label: Label, destination: @escaping () -> Destination, value: AnyHashable? = nil,
    isActive: Binding<Bool>? = nil
  ) {
    self.label = label
    self.destination = destination
    self.value = value
    self.isActive = isActive
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    let destination = destination()
    self.init(_label: label(), destination: { destination })
  }
}

extension NavigationLink: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.label)
    // A link with a value has no destination of its own.
    if Destination.self != Never.self { structure.lazyRole("destination", \.destination) }
  }
}

extension NavigationLink: Presentation {
  /// The body of a destination runs when the link is followed.
  package var isPresented: Bool { isActive?.wrappedValue ?? isFollowed }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  package init(_label label: Label, value: AnyHashable?) {
    self.init(
      _label: label, destination: { preconditionFailure("'NavigationLink' has no destination") },
      value: value)
  }

  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), value: value.map { AnyHashable($0) })
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(_label: Text(titleKey), value: value.map { AnyHashable($0) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(_label: Text(title), value: value.map { AnyHashable($0) })
  }
}
