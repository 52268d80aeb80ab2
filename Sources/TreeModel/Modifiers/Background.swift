/// Draws a view behind its content.
nonisolated public struct _BackgroundModifier<Background: View>: ViewModifier {
  public var background: Background
  public var alignment: Alignment

  public typealias Body = Never

  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }
}

extension _BackgroundModifier: Equatable where Background: Equatable {}

extension _BackgroundModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("background", \.background)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _BackgroundModifier<Background>>`.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Becomes `ModifiedContent<Self, _BackgroundModifier<V>>`.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }
}
