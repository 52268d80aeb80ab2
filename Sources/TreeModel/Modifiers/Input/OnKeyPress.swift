public import Foundation

/// A key that is pressed.
public struct KeyPress: Sendable {
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers

  /// Whether a key press has been dealt with.
  public enum Result: Sendable {
    case handled
    case ignored
  }

  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
}

/// Runs an action for keys that are pressed.
nonisolated package struct KeyPressModifier: ViewModifier {
  package var keys: Keys
  package var phases: KeyPress.Phases
  package var action: (KeyPress) -> KeyPress.Result

  package typealias Body = Never

  /// The keys that it takes.
  package enum Keys {
    case all
    case some(Set<KeyEquivalent>)
    case characters(CharacterSet)
  }

  package init(
    _ keys: Keys, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.keys = keys
    self.phases = phases
    self.action = action
  }
}

extension KeyPressModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, KeyPressModifier>`; the modifier's name is a guess.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(.some([key]), phases: [.down, .repeat]) { _ in action() })
  }

  /// Becomes `ModifiedContent<Self, KeyPressModifier>`.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(.some([key]), phases: phases, action: action))
  }

  /// Becomes `ModifiedContent<Self, KeyPressModifier>`.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(.some(keys), phases: phases, action: action))
  }

  /// Becomes `ModifiedContent<Self, KeyPressModifier>`.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(.characters(characters), phases: phases, action: action))
  }

  /// Becomes `ModifiedContent<Self, KeyPressModifier>`.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(.all, phases: phases, action: action))
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(phase: \(phase.debugDescription), key: \(key.character.debugDescription))"
  }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
  public var debugDescription: String {
    let names = [(Self.down, "down"), (.repeat, "repeat"), (.up, "up")]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
