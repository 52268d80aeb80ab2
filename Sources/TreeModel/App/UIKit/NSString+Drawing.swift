public import Foundation

/// How a text is drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What a text is drawn with, and how it came out.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0

  public override init() {}

  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}

/// The size of a text that is not drawn: as wide as its characters are by rule of thumb, broken into lines at
/// a width.
private func standInSize(
  of text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat = .infinity
) -> CGSize {
  let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
    CGFloat($0.count) * font.pointSize / 2
  }
  let room = width > 0 ? width : .infinity
  let count = lines.reduce(0) { $0 + max(1, ($1 / room).rounded(.up)) }
  return CGSize(width: min(lines.max() ?? 0, room), height: count * font.lineHeight)
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    standInSize(of: description, attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: standInSize(of: description, attributes, width: size.width))
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension StringProtocol {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    standInSize(of: String(self), attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: standInSize(of: String(self), attributes, width: size.width))
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

extension NSAttributedString {
  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length == 0 ? nil : attributes(at: 0, effectiveRange: nil)
  }

  public func size() -> CGSize { standInSize(of: string, firstAttributes) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: standInSize(of: string, firstAttributes, width: size.width))
  }

  public func draw(at point: CGPoint) {}

  public func draw(in rect: CGRect) {}

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}
