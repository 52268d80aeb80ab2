internal import Foundation
internal import ViewTree

extension KeyPressModifier {
  /// Returns whether it is told of a key.
  func takes(_ press: KeyPress) -> Bool {
    guard phases.contains(press.phase) else { return false }
    switch keys {
    case .all: return true
    case .some(let keys): return keys.contains { $0.isSame(as: press.key) }
    case .characters(let set):
      return !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(set.contains)
    }
  }
}

extension KeyPress {
  init(_ stroke: KeyStroke, phase: Phases) {
    let key = KeyEquivalent(stroke)
    let character = String(key.character)
    self.init(
      phase: phase, key: key,
      characters: stroke.modifiers.contains(.shift) ? character.uppercased() : character,
      modifiers: EventModifiers(stroke))
  }
}

extension KeyEquivalent {
  /// The keys that are called by a name, by ``KeyStroke/names``.
  static let named: [String: KeyEquivalent] = [
    "return": .return, "escape": .escape, "space": .space, "tab": .tab, "delete": .delete,
    "deleteForward": .deleteForward, "up": .upArrow, "down": .downArrow, "left": .leftArrow,
    "right": .rightArrow, "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
    "clear": .clear,
  ]

  init(_ stroke: KeyStroke) {
    self = Self.named[stroke.key] ?? KeyEquivalent(stroke.key.first ?? " ")
  }

  /// The key as one writes it.
  fileprivate var name: String {
    Self.named.first { $0.value == self }?.key ?? String(character)
  }

  /// Returns whether it is the same key, whatever the case of its letter.
  func isSame(as other: KeyEquivalent) -> Bool {
    self == other || character.lowercased() == other.character.lowercased()
  }
}

extension EventModifiers {
  init(_ stroke: KeyStroke) {
    self = stroke.modifiers.reduce(into: []) { modifiers, modifier in
      switch modifier {
      case .control: modifiers.insert(.control)
      case .option: modifiers.insert(.option)
      case .shift: modifiers.insert(.shift)
      case .command: modifiers.insert(.command)
      }
    }
  }
}

extension KeyStroke {
  /// A shortcut as one writes it.
  init(_ shortcut: KeyboardShortcut) {
    let modifiers = Modifier.allCases.filter { modifier in
      shortcut.modifiers.contains(EventModifiers(KeyStroke(key: "a", modifiers: [modifier])))
    }
    self.init(key: shortcut.key.name, modifiers: modifiers)
  }
}
