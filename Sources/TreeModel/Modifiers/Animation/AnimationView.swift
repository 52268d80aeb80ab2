/// Animates an equatable view when it changes.
nonisolated public struct _AnimationView<Content: View & Equatable>: View {
  public var content: Content
  public var animation: Animation?

  public typealias Body = Never

  public init(content: Content, animation: Animation?) {
    self.content = content
    self.animation = animation
  }
}

extension _AnimationView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.content(\.content)
  }
}

extension View where Self: Equatable {
  /// Becomes `_AnimationView<Self>`: the form without a value, on equatable views.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    _AnimationView(content: self, animation: animation)
  }
}
