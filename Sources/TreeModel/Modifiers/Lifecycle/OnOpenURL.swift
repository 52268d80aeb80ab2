public import Foundation

/// Runs an action when the app is asked to open an address.
nonisolated package struct OnOpenURLModifier: ViewModifier {
  package var action: (URL) -> Void

  package typealias Body = Never

  package init(action: @escaping (URL) -> Void) {
    self.action = action
  }
}

extension OnOpenURLModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, OnOpenURLModifier>`.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OnOpenURLModifier(action: action))
  }

  /// Becomes nothing: the content itself.
  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }
}
