public import Foundation

extension GraphicsContext {
  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    public let size: CGSize
    public let baseline: CGFloat
    public var shading: Shading?
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    public var shading: Shading

    package let string: String

    /// An estimate, since treeviz knows no fonts.
    public func measure(in size: CGSize) -> CGSize {
      CGSize(width: min(CGFloat(string.count) * 8, size.width), height: 20)
    }

    public func firstBaseline(in size: CGSize) -> CGFloat { 16 }

    public func lastBaseline(in size: CGSize) -> CGFloat { 16 }
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    public var size: CGSize { CGSize(width: 20, height: 20) }
  }

  public func resolve(_ shading: Shading) -> Shading { shading }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(size: CGSize(width: 20, height: 20), baseline: 20)
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(shading: .foreground, string: String(describing: text))
  }

  /// Returns nil: treeviz draws no symbols.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  public func draw(_ text: Text, in rect: CGRect) {}

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
