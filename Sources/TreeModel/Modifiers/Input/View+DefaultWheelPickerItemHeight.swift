public import Foundation

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<CGFloat>>`.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    environment(\.defaultWheelPickerItemHeight, height)
  }
}
