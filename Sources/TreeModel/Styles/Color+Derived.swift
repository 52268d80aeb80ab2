extension Color {
  /// The standard gradient of the colour.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [self, Color(named: "\(description).shade")]))
  }

  /// The colour between this one and another: in linear sRGB, whatever the colour space.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(named: "\(description).mix(\(rhs.description), \(fraction))")
  }
}
