public import Foundation

/// An image, by name.
public final class UIImage: Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  public convenience init() {
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
}

extension Image {
  public init(uiImage: UIImage) {
    self.init(uiImage.name)
  }
}
