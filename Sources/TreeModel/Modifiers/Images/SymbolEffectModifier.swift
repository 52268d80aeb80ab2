/// Runs a symbol effect while it is active.
nonisolated public struct _IndefiniteSymbolEffectModifier: ViewModifier {
  public var effect: any SymbolEffect
  public var options: SymbolEffectOptions
  public var isActive: Bool

  public typealias Body = Never

  public init(effect: any SymbolEffect, options: SymbolEffectOptions, isActive: Bool) {
    self.effect = effect
    self.options = options
    self.isActive = isActive
  }
}

extension _IndefiniteSymbolEffectModifier: PrimitiveViewModifier {}

/// Runs a symbol effect for each new value.
nonisolated public struct _DiscreteSymbolEffectModifier<Value: Equatable>: ViewModifier {
  public var effect: any SymbolEffect
  public var options: SymbolEffectOptions
  public var value: Value

  public typealias Body = Never

  public init(effect: any SymbolEffect, options: SymbolEffectOptions, value: Value) {
    self.effect = effect
    self.options = options
    self.value = value
  }
}

extension _DiscreteSymbolEffectModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _IndefiniteSymbolEffectModifier>`.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(_IndefiniteSymbolEffectModifier(effect: effect, options: options, isActive: isActive))
  }

  /// Becomes `ModifiedContent<Self, _DiscreteSymbolEffectModifier<U>>`.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(_DiscreteSymbolEffectModifier(effect: effect, options: options, value: value))
  }
}
