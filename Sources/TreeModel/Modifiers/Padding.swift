public import Foundation

/// Adds space around its content.
nonisolated public struct _PaddingLayout: ViewModifier {
  public var edges: Edge.Set
  public var insets: EdgeInsets?

  public typealias Body = Never

  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
}

extension _PaddingLayout: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _PaddingLayout>`.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Becomes `ModifiedContent<Self, _PaddingLayout>`.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Becomes `ModifiedContent<Self, _PaddingLayout>`.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
