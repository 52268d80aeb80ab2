public import Foundation

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>>`.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.defaultBaselineOffset, baselineOffset)
  }
}
