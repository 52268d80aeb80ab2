/// Sends a value up the tree, along with its transaction.
nonisolated package struct TransactionalPreferenceModifier<Value, Key: PreferenceKey>: ViewModifier
where Key.Value == Value {
  package var value: Value

  package typealias Body = Never

  package init(value: Value) {
    self.value = value
  }
}

extension TransactionalPreferenceModifier: PrimitiveViewModifier {}

/// Whether the status bar is hidden.
package enum StatusBarKey: PreferenceKey {
  package static var defaultValue: Bool { false }

  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, TransactionalPreferenceModifier<Bool, StatusBarKey>>`.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(TransactionalPreferenceModifier<Bool, StatusBarKey>(value: hidden))
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceModifier<Bool, StatusBarKey>>`.
  nonisolated public func statusBar(hidden: Bool) -> some View {
    statusBarHidden(hidden)
  }
}
