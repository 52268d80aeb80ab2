/// The button style `glass`.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  package let glass: Glass

  nonisolated public init() {
    glass = .regular
  }

  nonisolated public init(_ glass: Glass) {
    self.glass = glass
  }

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
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
