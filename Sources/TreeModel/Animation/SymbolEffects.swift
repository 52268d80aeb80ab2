/// An effect on a symbol.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once for each new value.
public protocol DiscreteSymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  package var parts: [String] = []

  public static let `default` = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(parts: ["repeating"]) }
  public static var nonRepeating: SymbolEffectOptions {
    SymbolEffectOptions(parts: ["nonRepeating"])
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

  public var repeating: SymbolEffectOptions { adding("repeating") }
  public var nonRepeating: SymbolEffectOptions { adding("nonRepeating") }
  public func speed(_ speed: Double) -> SymbolEffectOptions { adding("speed \(speed)") }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { adding("repeat \(count ?? 0)") }

  private func adding(_ part: String) -> SymbolEffectOptions {
    SymbolEffectOptions(parts: parts + [part])
  }
}

/// The symbol effect `bounce`.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
  package var parts: [String] = []

  public var up: BounceSymbolEffect { BounceSymbolEffect(parts: parts + ["up"]) }
  public var down: BounceSymbolEffect { BounceSymbolEffect(parts: parts + ["down"]) }
  public var byLayer: BounceSymbolEffect { BounceSymbolEffect(parts: parts + ["byLayer"]) }
  public var wholeSymbol: BounceSymbolEffect { BounceSymbolEffect(parts: parts + ["wholeSymbol"]) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol effect `pulse`.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  package var parts: [String] = []

  public var byLayer: PulseSymbolEffect { PulseSymbolEffect(parts: parts + ["byLayer"]) }
  public var wholeSymbol: PulseSymbolEffect { PulseSymbolEffect(parts: parts + ["wholeSymbol"]) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol effect `variableColor`.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  package var parts: [String] = []

  public var iterative: VariableColorSymbolEffect {
    VariableColorSymbolEffect(parts: parts + ["iterative"])
  }
  public var cumulative: VariableColorSymbolEffect {
    VariableColorSymbolEffect(parts: parts + ["cumulative"])
  }
  public var reversing: VariableColorSymbolEffect {
    VariableColorSymbolEffect(parts: parts + ["reversing"])
  }
  public var nonReversing: VariableColorSymbolEffect {
    VariableColorSymbolEffect(parts: parts + ["nonReversing"])
  }
  public var dimInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(parts: parts + ["dimInactiveLayers"])
  }
  public var hideInactiveLayers: VariableColorSymbolEffect {
    VariableColorSymbolEffect(parts: parts + ["hideInactiveLayers"])
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol effect `scale`.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  package var parts: [String] = []

  public var up: ScaleSymbolEffect { ScaleSymbolEffect(parts: parts + ["up"]) }
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(parts: parts + ["down"]) }
  public var byLayer: ScaleSymbolEffect { ScaleSymbolEffect(parts: parts + ["byLayer"]) }
  public var wholeSymbol: ScaleSymbolEffect { ScaleSymbolEffect(parts: parts + ["wholeSymbol"]) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol effect `appear`.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  package var parts: [String] = []

  public var up: AppearSymbolEffect { AppearSymbolEffect(parts: parts + ["up"]) }
  public var down: AppearSymbolEffect { AppearSymbolEffect(parts: parts + ["down"]) }
  public var byLayer: AppearSymbolEffect { AppearSymbolEffect(parts: parts + ["byLayer"]) }
  public var wholeSymbol: AppearSymbolEffect { AppearSymbolEffect(parts: parts + ["wholeSymbol"]) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol effect `disappear`.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  package var parts: [String] = []

  public var up: DisappearSymbolEffect { DisappearSymbolEffect(parts: parts + ["up"]) }
  public var down: DisappearSymbolEffect { DisappearSymbolEffect(parts: parts + ["down"]) }
  public var byLayer: DisappearSymbolEffect { DisappearSymbolEffect(parts: parts + ["byLayer"]) }
  public var wholeSymbol: DisappearSymbolEffect {
    DisappearSymbolEffect(parts: parts + ["wholeSymbol"])
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The symbol effect `replace`.
public struct ReplaceSymbolEffect: SymbolEffect {
  package var parts: [String] = []

  public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(parts: parts + ["downUp"]) }
  public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(parts: parts + ["upUp"]) }
  public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(parts: parts + ["offUp"]) }
  public var byLayer: ReplaceSymbolEffect { ReplaceSymbolEffect(parts: parts + ["byLayer"]) }
  public var wholeSymbol: ReplaceSymbolEffect {
    ReplaceSymbolEffect(parts: parts + ["wholeSymbol"])
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The symbol effect `automatic`.
public struct AutomaticSymbolEffect: SymbolEffect {
  package var parts: [String] = []

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
