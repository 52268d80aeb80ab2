import Foundation

extension Color {

  /// Returns the colour's components for an environment's colour scheme and contrast.
  ///
  /// A colour of an asset catalogue has none here: it resolves to clear. Mixes are those of linear sRGB,
  /// SwiftUI's are perceptual where no other colour space is named.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    ColorNameReader(description).color(in: environment)
      ?? Resolved(red: 0, green: 0, blue: 0, opacity: 0)
  }
}
