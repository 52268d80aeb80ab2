/// How a text or an image is to look, by a modifier of its own that adds no node.
package struct AppearanceAttribute: Equatable, @unchecked Sendable {
  private let name: String
  private let value: Any

  package init(_ name: String, _ value: Any) {
    self.name = name
    self.value = value
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && ValueComparison.areEqual(lhs.value, rhs.value)
  }
}
