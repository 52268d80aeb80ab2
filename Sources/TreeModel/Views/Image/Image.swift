public import Foundation

/// An image: a leaf.
nonisolated public struct Image: View, Equatable, Sendable {
  package let name: String

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

extension Image: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.name)
  }
}
