import Foundation

/// Contrast as WCAG measures it.
enum Contrast {
  /// Returns the contrast of two colours, from 1 to 21.
  static func between(_ first: String, _ second: String) -> Double {
    let (light, dark) = (luminance(first), luminance(second))
    return (max(light, dark) + 0.05) / (min(light, dark) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? -1
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
      let share = Double(part) / 255
      return share <= 0.040_45 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
