/// The button style `glass`.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The button style `glassProminent`.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() }
}
