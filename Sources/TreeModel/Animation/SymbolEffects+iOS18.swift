/// The symbol effect `wiggle`.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  package var parts: [String] = []

  public var clockwise: WiggleSymbolEffect { adding("clockwise") }
  public var counterClockwise: WiggleSymbolEffect { adding("counterClockwise") }
  public var left: WiggleSymbolEffect { adding("left") }
  public var right: WiggleSymbolEffect { adding("right") }
  public var up: WiggleSymbolEffect { adding("up") }
  public var down: WiggleSymbolEffect { adding("down") }
  public var forward: WiggleSymbolEffect { adding("forward") }
  public var backward: WiggleSymbolEffect { adding("backward") }
  public var byLayer: WiggleSymbolEffect { adding("byLayer") }
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }

  public func custom(angle: Angle) -> WiggleSymbolEffect { adding("custom \(angle.degrees)") }

  private func adding(_ part: String) -> Self { Self(parts: parts + [part]) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol effect `rotate`.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  package var parts: [String] = []

  public var clockwise: RotateSymbolEffect { adding("clockwise") }
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise") }
  public var byLayer: RotateSymbolEffect { adding("byLayer") }
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol") }

  private func adding(_ part: String) -> Self { Self(parts: parts + [part]) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol effect `breathe`.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  package var parts: [String] = []

  public var plain: BreatheSymbolEffect { adding("plain") }
  public var pulse: BreatheSymbolEffect { adding("pulse") }
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }

  private func adding(_ part: String) -> Self { Self(parts: parts + [part]) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol effect `drawOn`.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  package var parts: [String] = []

  public var byLayer: DrawOnSymbolEffect { adding("byLayer") }
  public var wholeSymbol: DrawOnSymbolEffect { adding("wholeSymbol") }
  public var individually: DrawOnSymbolEffect { adding("individually") }

  private func adding(_ part: String) -> Self { Self(parts: parts + [part]) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The symbol effect `drawOff`.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  package var parts: [String] = []

  public var byLayer: DrawOffSymbolEffect { adding("byLayer") }
  public var wholeSymbol: DrawOffSymbolEffect { adding("wholeSymbol") }
  public var individually: DrawOffSymbolEffect { adding("individually") }
  public var reversed: DrawOffSymbolEffect { adding("reversed") }
  public var nonReversed: DrawOffSymbolEffect { adding("nonReversed") }

  private func adding(_ part: String) -> Self { Self(parts: parts + [part]) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension ReplaceSymbolEffect {
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(parts: ["downUp"]) }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(parts: ["upUp"]) }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(parts: ["offUp"]) }

  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace {
    MagicReplace(parts: parts + ["magic"], fallback: fallback)
  }

  /// A replacement that keeps what both symbols have.
  public struct MagicReplace: SymbolEffect {
    package var parts: [String]
    package let fallback: ReplaceSymbolEffect
  }
}

extension SymbolEffectOptions {
  /// When an effect runs again.
  public struct RepeatBehavior: Hashable, Sendable {
    package let name: String

    public static var continuous: RepeatBehavior { RepeatBehavior(name: "continuous") }

    public static var periodic: RepeatBehavior { RepeatBehavior(name: "periodic") }

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        name: (["periodic"]
          + [count.map { "\($0)" }, delay.map { "delay \($0)" }].compactMap { $0 })
          .joined(separator: " "))
    }
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(parts: parts + ["repeat \(behavior.name)"])
  }
}
