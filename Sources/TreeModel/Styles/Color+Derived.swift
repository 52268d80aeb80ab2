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

  /// The colour, brighter or darker by as many stops.
  public func exposureAdjust(_ stops: Double) -> Color {
    Color(named: "\(description).exposureAdjust(\(stops))")
  }

  /// The colour with a limit of how much brighter than white it is.
  public func headroom(_ headroom: Double?) -> Color {
    Color(named: "\(description).headroom(\(headroom.map { "\($0)" } ?? "nil"))")
  }
}
