public import Foundation

/// Draws a view in front of its content.
nonisolated public struct _OverlayModifier<Overlay: View>: ViewModifier {
  public var overlay: Overlay
  public var alignment: Alignment

  public typealias Body = Never

  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
}

extension _OverlayModifier: Equatable where Overlay: Equatable {}

extension _OverlayModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("overlay", \.overlay)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _OverlayModifier<Overlay>>`.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Becomes `ModifiedContent<Self, _OverlayModifier<V>>`.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Becomes `ModifiedContent<Self, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle._Inset>, S>>>`:
  /// a node `border` without a secondary child.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _OverlayModifier(
        overlay: _ShapeView(
          shape: _StrokedShape(
            shape: Rectangle._Inset(amount: width / 2), style: StrokeStyle(lineWidth: width)),
          style: content)))
  }
}
