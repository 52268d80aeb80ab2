public import Foundation

/// Takes space out of its content's safe area.
nonisolated public struct SafeAreaPaddingModifier: ViewModifier {
  public var edges: Edge.Set
  public var insets: EdgeInsets?

  public typealias Body = Never

  public init(edges: Edge.Set, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
}

extension SafeAreaPaddingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, SafeAreaPaddingModifier>`.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(edges: .all, insets: insets))
  }

  /// Becomes `ModifiedContent<Self, SafeAreaPaddingModifier>`.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    modifier(
      SafeAreaPaddingModifier(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Becomes `ModifiedContent<Self, SafeAreaPaddingModifier>`.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
