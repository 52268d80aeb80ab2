/// Whether a view is presented.
public struct PresentationMode: Equatable {
  public private(set) var isPresented: Bool

  package init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public mutating func dismiss() {
    isPresented = false
  }
}

/// Dismisses what a view stands in: does nothing outside of a presentation.
public struct DismissAction {
  package let action: () -> Void

  package init(_ action: @escaping () -> Void = {}) {
    self.action = action
  }

  public func callAsFunction() {
    action()
  }
}

extension EnvironmentValues {
  private enum PresentationModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> {
      .constant(PresentationMode(isPresented: false))
    }
  }

  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
  }

  package var presentationModeBinding: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }

  package var dismissAction: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> { presentationModeBinding }

  public var dismiss: DismissAction { dismissAction }

  public var isPresented: Bool { presentationModeBinding.wrappedValue.isPresented }
}
