public import Foundation

/// An image: a leaf.
nonisolated public struct Image: View, Equatable, Sendable {
  package let name: String

  /// How it looks: images that look otherwise are not equal.
  private(set) var appearance: [AppearanceAttribute] = []

  public typealias Body = Never

  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.name = name
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  public init(systemName: String) {
    name = systemName
  }

  public init(systemName: String, variableValue: Double?) {
    name = systemName
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.name = name
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.name = name
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.name = name
  }
}

extension Image {
  /// The image with another look.
  func appearing(_ name: String, _ value: Any) -> Image {
    var image = self
    image.appearance.append(AppearanceAttribute(name, value))
    return image
  }
}

extension Image: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.name)
  }
}
