/// The transition `symbolEffect`.
public struct SymbolEffectTransition: Transition, Sendable {
  public init(effect: some SymbolEffect, options: SymbolEffectOptions) {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
  }
}

extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension ContentTransition {
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }

  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect")
  }
}
