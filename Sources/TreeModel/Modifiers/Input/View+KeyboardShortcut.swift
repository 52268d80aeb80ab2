/// Sets a flag that views below take as an input.
nonisolated package struct ViewInputFlagModifier<Flag>: ViewModifier {
  package typealias Body = Never
}

extension ViewInputFlagModifier: PrimitiveViewModifier {}

/// The flag of a view with a shortcut.
package enum HasKeyboardShortcut {}

/// The shortcut of a picker's choice.
package enum KeyboardShortcutPickerOptionTraitKey: _ViewTraitKey {
  package static var defaultValue: KeyboardShortcut? { nil }
}

extension View {
  /// Becomes three layers: an environment writer, `ViewInputFlagModifier<HasKeyboardShortcut>` and
  /// `_TraitWritingModifier<KeyboardShortcutPickerOptionTraitKey>`.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
      .modifier(ViewInputFlagModifier<HasKeyboardShortcut>())
      ._trait(KeyboardShortcutPickerOptionTraitKey.self, shortcut)
  }

  /// Becomes three layers, as with an optional shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Becomes three layers, as with a shortcut.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Becomes three layers, as with a shortcut.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}
