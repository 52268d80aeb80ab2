public import Foundation

/// Puts a view beside its content and takes it out of the safe area.
nonisolated public struct _InsetViewModifier<Content: View>: ViewModifier {
  public var content: Content
  public var edge: Edge
  public var alignment: Alignment
  public var spacing: CGFloat?

  public typealias Body = Never

  public init(content: Content, edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    self.content = content
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension _InsetViewModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("safeAreaInset", \.content)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _InsetViewModifier<V>>`.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Becomes `ModifiedContent<Self, _InsetViewModifier<V>>`.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}
