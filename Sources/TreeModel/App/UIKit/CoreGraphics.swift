public import Foundation

/// A colour of Core Graphics, by name; Core Graphics has it on Apple's systems alone.
public final class CGColor: Hashable, Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: UIColor(red: red, green: green, blue: blue, alpha: alpha).name)
  }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// No components: a colour is a name here.
  public var components: [CGFloat]? { nil }
}

/// An image of Core Graphics: there is none.
public final class CGImage: Sendable {
  private init() {}

  public var width: Int { 0 }

  public var height: Int { 0 }
}

/// Something to draw into: there is none.
public final class CGContext: Sendable {
  package init() {}
}

extension Color {
  public init(cgColor: CGColor) {
    self.init(named: cgColor.name)
  }

  public var cgColor: CGColor? { nil }
}
