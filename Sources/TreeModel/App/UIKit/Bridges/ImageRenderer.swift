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

  public var uiImage: UIImage? { nil }
}

extension ImageRenderer: Observable {}
