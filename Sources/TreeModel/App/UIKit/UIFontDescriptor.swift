public import Foundation

/// What a font is like.
public final class UIFontDescriptor: NSObject, NSSecureCoding, @unchecked Sendable {
  package let name: String
  public let pointSize: CGFloat

  package init(name: String, pointSize: CGFloat) {
    self.name = name
    self.pointSize = pointSize
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, pointSize: size)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return name == other.name && pointSize == other.pointSize
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  public override var description: String { "\(name) \(Double(pointSize))" }

  public static var supportsSecureCoding: Bool { true }

  public convenience init?(coder: NSCoder) {
    guard let name = coder.name else { return nil }
    self.init(name: name, pointSize: coder.decodeDouble(forKey: NSCoder.sizeKey))
  }

  public func encode(with coder: NSCoder) {
    coder.name = name
    coder.encode(Double(pointSize), forKey: NSCoder.sizeKey)
  }

  /// The design of the system's font.
  public struct SystemDesign: Hashable, Sendable {
    fileprivate let name: String

    public static let `default` = SystemDesign(name: "default")
    public static let rounded = SystemDesign(name: "rounded")
    public static let serif = SystemDesign(name: "serif")
    public static let monospaced = SystemDesign(name: "monospaced")
  }

  /// What a font has.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitTightLeading = SymbolicTraits(rawValue: 32_768)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65_536)
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(name: "\(name) \(design.name)", pointSize: pointSize)
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, pointSize: newPointSize)
  }

  public var symbolicTraits: SymbolicTraits { [] }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(name: name, pointSize: pointSize)
  }

  /// A font of a descriptor; of the descriptor's own size where none is given.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      name: descriptor.name, pointSize: pointSize > 0 ? pointSize : descriptor.pointSize)
  }
}
