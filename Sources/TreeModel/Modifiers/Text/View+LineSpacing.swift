public import Foundation

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>>`.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
}
