import Foundation

extension Color {
  /// A colour as numbers: linear components of the sRGB space, and an opacity.
  nonisolated public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    package init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
      self.linearRed = linearRed
      self.linearGreen = linearGreen
      self.linearBlue = linearBlue
      self.opacity = opacity
    }

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let linear = colorSpace.linear(red: red, green: green, blue: blue)
      self.init(
        linearRed: linear.red, linearGreen: linear.green, linearBlue: linear.blue,
        opacity: opacity)
    }

    public var red: Float {
      get { TransferCurve.encoded(linearRed) }
      set { linearRed = TransferCurve.linear(newValue) }
    }

    public var green: Float {
      get { TransferCurve.encoded(linearGreen) }
      set { linearGreen = TransferCurve.linear(newValue) }
    }

    public var blue: Float {
      get { TransferCurve.encoded(linearBlue) }
      set { linearBlue = TransferCurve.linear(newValue) }
    }

    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal digits, such as `#FF3B30FF`.
  public var description: String {
    let digits = [red, green, blue, opacity].map { component in
      let part = component > 0 ? min(component, 1) : 0
      let byte = String(Int((part * 255).rounded()), radix: 16)
      return byte.count == 1 ? "0" + byte : byte
    }
    return "#" + digits.joined().uppercased()
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      linearRed: try values.decode(Float.self), linearGreen: try values.decode(Float.self),
      linearBlue: try values.decode(Float.self), opacity: try values.decode(Float.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] {
      try values.encode(component)
    }
  }
}

// MARK: - Spaces

/// The curve between components as they are written and linear ones, as sRGB has it.
private enum TransferCurve {
  static func linear(_ component: Float) -> Float {
    let size = abs(component)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -value : value
  }

  static func encoded(_ component: Float) -> Float {
    let size = abs(component)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return component < 0 ? -value : value
  }
}

extension Color.RGBColorSpace {
  /// Returns linear components of the sRGB space; those of a wider space may be outside of 0...1.
  fileprivate func linear(
    red: Float, green: Float, blue: Float
  ) -> (red: Float, green: Float, blue: Float) {
    guard self != .sRGBLinear else { return (red, green, blue) }
    let (r, g, b) = (
      TransferCurve.linear(red), TransferCurve.linear(green), TransferCurve.linear(blue)
    )
    guard self == .displayP3 else { return (r, g, b) }
    return (
      1.2249401 * r - 0.2249402 * g,
      -0.0420569 * r + 1.0420571 * g,
      -0.0196376 * r - 0.0786361 * g + 1.0982735 * b
    )
  }
}

extension Color {
  @_disfavoredOverload
  public init<T: ShapeStyle & Hashable>(_ color: T) where T.Resolved == Color.Resolved {
    self.init(color.resolve(in: EnvironmentValues()))
  }
}
