/// Sets how much its content hides what lies below.
nonisolated public struct _OpacityEffect: ViewModifier, Equatable {
  public var opacity: Double

  public typealias Body = Never

  public init(opacity: Double) {
    self.opacity = opacity
  }
}

extension _OpacityEffect: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.opacity)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _OpacityEffect>`.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
