public import Foundation

/// How an image is drawn.
public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 1
  public var opaque = false

  public override init() {}

  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What an image is drawn into.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()

  package override init() {}

  public func fill(_ rect: CGRect) {}
}

/// Draws an image: an empty one here.
public final class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) {}

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}

  public init(bounds: CGRect) {}

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
}
