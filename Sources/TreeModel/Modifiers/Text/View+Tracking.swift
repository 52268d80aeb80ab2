public import Foundation

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>>`.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.defaultTracking, tracking)
  }
}
