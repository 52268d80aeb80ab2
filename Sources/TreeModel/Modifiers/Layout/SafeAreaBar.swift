public import Foundation

/// Puts a bar beside its content, which scrolls below it.
nonisolated package struct SafeAreaBarModifier<Content: View>: ViewModifier {
  package var content: Content

  package typealias Body = Never

  package init(content: Content) {
    self.content = content
  }
}

extension SafeAreaBarModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("safeAreaBar", \.content)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, SafeAreaBarModifier<V>>`; the modifier's name is a guess.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SafeAreaBarModifier(content: content()))
  }

  /// Becomes `ModifiedContent<Self, SafeAreaBarModifier<V>>`.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SafeAreaBarModifier(content: content()))
  }
}
