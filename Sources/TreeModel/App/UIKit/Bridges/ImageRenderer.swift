public import Combine
public import Foundation
public import Observation

/// Draws a view into an image: none here.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false

  public init(content view: Content) {
    content = view
  }

  public var colorMode = ColorRenderingMode.nonLinear

  public var uiImage: UIImage? { nil }

  public var cgImage: CGImage? { nil }

  /// Draws nothing: the closure is not called.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, @escaping (CGContext) -> Void) -> Void
  ) {}
}

extension ImageRenderer: Observable {}
