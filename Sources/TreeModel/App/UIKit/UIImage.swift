public import Foundation

/// An image, by name.
public final class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  public override convenience init() {
    self.init(name: "")
  }

  public convenience init?(named name: String) {
    self.init(name: name)
  }

  public convenience init?(systemName name: String) {
    self.init(name: name)
  }

  public convenience init?(data: Data) {
    self.init(name: "data")
  }

  public convenience init?(contentsOfFile path: String) {
    self.init(name: path)
  }

  public var size: CGSize { CGSize(width: 100, height: 100) }

  public var scale: CGFloat { 1 }

  public static var supportsSecureCoding: Bool { true }

  public convenience init?(coder: NSCoder) {
    guard let name = coder.name else { return nil }
    self.init(name: name)
  }

  public func encode(with coder: NSCoder) { coder.name = name }
}

extension UIImage {
  public convenience init(cgImage: CGImage) {
    self.init(name: "cgImage")
  }

  public var cgImage: CGImage? { nil }

  public var imageOrientation: Orientation { .up }

  public var symbolConfiguration: SymbolConfiguration? { nil }

  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

  public func preparingForDisplay() -> UIImage? { self }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }

  public func byPreparingForDisplay() async -> UIImage? { self }

  public func withHorizontallyFlippedOrientation() -> UIImage { self }

  public func draw(in rect: CGRect) {}

  public func draw(at point: CGPoint) {}

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// How an image is turned.
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public func pngData() -> Data? { nil }

  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  public func withTintColor(_ color: UIColor) -> UIImage { self }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(name: name)
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// How an image is made.
  public class Configuration: NSObject, @unchecked Sendable {
    package override init() {}
  }

  /// How a symbol is made.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public init(pointSize: CGFloat) {
      super.init()
    }

    public init(pointSize: CGFloat, weight: SymbolWeight) {
      super.init()
    }

    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      super.init()
    }

    public init(weight: SymbolWeight) {
      super.init()
    }

    public init(scale: SymbolScale) {
      super.init()
    }

    public init(textStyle: UIFont.TextStyle) {
      super.init()
    }

    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      super.init()
    }

    public init(font: UIFont) {
      super.init()
    }

    public init(font: UIFont, scale: SymbolScale) {
      super.init()
    }

    public init(hierarchicalColor: UIColor) {
      super.init()
    }

    public init(paletteColors: [UIColor]) {
      super.init()
    }

    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(scale: .default)
    }

    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(scale: .default)
    }

    public func applying(_ otherConfiguration: Configuration) -> Self { self }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  /// How an image takes its colours.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
}

extension Image {
  public init(uiImage: UIImage) {
    self.init(uiImage.name)
  }
}
