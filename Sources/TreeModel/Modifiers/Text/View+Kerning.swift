public import Foundation

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>>`.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.defaultKerning, kerning)
  }
}
