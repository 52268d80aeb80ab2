public import Combine
public import Foundation
public import Observation

/// Draws a view into an image: none here.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content { willSet { objectWillChange.send() } }
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  public var isOpaque = false { willSet { objectWillChange.send() } }
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }
  public var allowedDynamicRange: Image.DynamicRange? { willSet { objectWillChange.send() } }
  public var isObservationEnabled = false

  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  public init(content view: Content) {
    content = view
  }

  /// None: nothing is drawn.
  public var cgImage: CGImage? { nil }

  /// None: nothing is drawn.
  public var uiImage: UIImage? { nil }

  /// Calls nothing: there is nothing to draw into.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, @escaping (CGContext) -> Void) -> Void
  ) {}
}

extension ImageRenderer: Observable {}
