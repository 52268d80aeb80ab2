public import Foundation

/// A colour, by name; UIKit has it on Apple's systems alone.
public final class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  public convenience init?(named name: String) {
    self.init(name: name)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      name: "rgb(\(Double(red)), \(Double(green)), \(Double(blue)), \(Double(alpha)))")
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(name: "white(\(Double(white)), \(Double(alpha)))")
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      name: "hsb(\(Double(hue)), \(Double(saturation)), \(Double(brightness)), \(Double(alpha)))")
  }

  public convenience init(_ color: Color) {
    self.init(name: color.description)
  }

  public convenience init(cgColor: CGColor) {
    self.init(name: cgColor.name)
  }

  /// A colour for a phone in the light.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(name: dynamicProvider(.current).name)
  }

  public var cgColor: CGColor { CGColor(name: name) }

  /// Tells no components: a colour is a name here.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }

  /// Tells no components: a colour is a name here.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: "\(name).opacity(\(Double(alpha)))")
  }

  public func set() {}
  public func setFill() {}
  public func setStroke() {}

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }

  public override var hash: Int { name.hashValue }

  public override var description: String { name }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public static var supportsSecureCoding: Bool { true }

  /// A colour of an archive: its name has its components.
  public convenience init?(coder: NSCoder) {
    guard let name = coder.name else { return nil }
    self.init(name: name)
  }

  public func encode(with coder: NSCoder) { coder.name = name }
}

extension UIColor {
  public static let systemRed = UIColor(name: "systemRed")
  public static let systemOrange = UIColor(name: "systemOrange")
  public static let systemYellow = UIColor(name: "systemYellow")
  public static let systemGreen = UIColor(name: "systemGreen")
  public static let systemMint = UIColor(name: "systemMint")
  public static let systemTeal = UIColor(name: "systemTeal")
  public static let systemCyan = UIColor(name: "systemCyan")
  public static let systemBlue = UIColor(name: "systemBlue")
  public static let systemIndigo = UIColor(name: "systemIndigo")
  public static let systemPurple = UIColor(name: "systemPurple")
  public static let systemPink = UIColor(name: "systemPink")
  public static let systemBrown = UIColor(name: "systemBrown")
  public static let systemGray = UIColor(name: "systemGray")
  public static let systemGray2 = UIColor(name: "systemGray2")
  public static let systemGray3 = UIColor(name: "systemGray3")
  public static let systemGray4 = UIColor(name: "systemGray4")
  public static let systemGray5 = UIColor(name: "systemGray5")
  public static let systemGray6 = UIColor(name: "systemGray6")
  public static let label = UIColor(name: "label")
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
  public static let placeholderText = UIColor(name: "placeholderText")
  public static let separator = UIColor(name: "separator")
  public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
  public static let link = UIColor(name: "link")
  public static let systemBackground = UIColor(name: "systemBackground")
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor(
    name: "tertiarySystemGroupedBackground")
  public static let systemFill = UIColor(name: "systemFill")
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
  public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
  public static let black = UIColor(name: "black")
  public static let darkGray = UIColor(name: "darkGray")
  public static let lightGray = UIColor(name: "lightGray")
  public static let white = UIColor(name: "white")
  public static let gray = UIColor(name: "gray")
  public static let red = UIColor(name: "red")
  public static let green = UIColor(name: "green")
  public static let blue = UIColor(name: "blue")
  public static let cyan = UIColor(name: "cyan")
  public static let yellow = UIColor(name: "yellow")
  public static let magenta = UIColor(name: "magenta")
  public static let orange = UIColor(name: "orange")
  public static let purple = UIColor(name: "purple")
  public static let brown = UIColor(name: "brown")
  public static let clear = UIColor(name: "clear")
  public static let tintColor = UIColor(name: "tintColor")
  public static let darkText = UIColor(name: "darkText")
  public static let lightText = UIColor(name: "lightText")
}

extension Color {
  public init(_ color: UIColor) {
    self.init(named: color.name)
  }

  public init(uiColor: UIColor) {
    self.init(named: uiColor.name)
  }
}
