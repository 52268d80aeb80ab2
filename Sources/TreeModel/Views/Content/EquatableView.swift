/// A view compared by its own `==`: what `.equatable()` gives.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content

  public typealias Body = Never

  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.content(\.content)
  }
}

extension View where Self: Equatable {
  /// Becomes `EquatableView<Self>`.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
