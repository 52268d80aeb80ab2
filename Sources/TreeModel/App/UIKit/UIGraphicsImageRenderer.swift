public import Foundation

/// How an image is drawn.
public final class UIGraphicsImageRendererFormat {
  public var scale: CGFloat = 1
  public var opaque = false

  public init() {}

  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What an image is drawn into.
public final class UIGraphicsImageRendererContext {
  public let cgContext = CGContext()

  package init() {}

  public func fill(_ rect: CGRect) {}
}

/// Draws an image: an empty one here.
public final class UIGraphicsImageRenderer {
  public init(size: CGSize) {}

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}

  public init(bounds: CGRect) {}

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
}
