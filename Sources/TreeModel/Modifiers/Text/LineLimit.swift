/// Sets how many lines a text may have, or has at least.
nonisolated package struct LineLimitModifier: ViewModifier {
  package var lowerLimit: Int?
  package var upperLimit: Int?

  package typealias Body = Never

  package init(lowerLimit: Int?, upperLimit: Int?) {
    self.lowerLimit = lowerLimit
    self.upperLimit = upperLimit
  }
}

extension LineLimitModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Int>>>`.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Becomes `ModifiedContent<Self, LineLimitModifier>`.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(lowerLimit: limit.lowerBound, upperLimit: nil))
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Int>>>`.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Becomes `ModifiedContent<Self, LineLimitModifier>`.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(lowerLimit: limit.lowerBound, upperLimit: limit.upperBound))
  }

  /// Becomes `ModifiedContent<Self, LineLimitModifier>`.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(lowerLimit: reservesSpace ? limit : nil, upperLimit: limit))
  }
}
