/// How large a presentation is.
public protocol PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The presentation sizing `automatic`.
public struct AutomaticPresentationSizing: SystemPresentationSizing, Sendable {}

/// The presentation sizing `fitted`.
public struct FittedPresentationSizing: SystemPresentationSizing, Sendable {}

/// The presentation sizing `form`.
public struct FormPresentationSizing: SystemPresentationSizing, Sendable {}

/// The presentation sizing `page`.
public struct PagePresentationSizing: SystemPresentationSizing, Sendable {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { .init() }
}

/// Sets how large the presentation is that its content stands in.
nonisolated package struct PresentationSizingModifier<Sizing: PresentationSizing>: ViewModifier {
  package var sizing: Sizing

  package typealias Body = Never

  package init(sizing: Sizing) {
    self.sizing = sizing
  }
}

extension PresentationSizingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, PresentationSizingModifier<S>>`; the modifier's name is a guess.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    modifier(PresentationSizingModifier(sizing: sizing))
  }
}
