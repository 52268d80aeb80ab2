/// A gesture that UIKit recognises. Nothing is recognised here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void

  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Self.Context)
    -> Self.UIGestureRecognizerType

  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)

  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)

  @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter)
    -> Self.Coordinator

  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}

  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a representable is told.
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Turns places into those of another space.
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public var localLocation: CGPoint { .zero }

  public var localTranslation: CGPoint? { nil }

  public var localVelocity: CGPoint? { nil }

  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
}

/// Attaches a gesture of UIKit to its content.
nonisolated package struct UIGestureRecognizerModifier<Representable>: ViewModifier {
  package var representable: Representable

  package typealias Body = Never

  package init(representable: Representable) {
    self.representable = representable
  }
}

extension UIGestureRecognizerModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, UIGestureRecognizerModifier<R>>`; the modifier's name is a guess.
  nonisolated public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R)
    -> some View
  {
    modifier(UIGestureRecognizerModifier(representable: representable))
  }
}
