public import Foundation

/// A colour of an asset catalogue. Xcode generates its members; here they are made for the names that
/// the source uses.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Color {
  // `Color(.systemRed)` is one of UIKit's.
  @_disfavoredOverload
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}

extension UIColor {
  public convenience init(resource: ColorResource) {
    self.init(name: resource.name)
  }
}
