import Foundation

/// Reads the components of a colour from its name.
///
/// 1. `red` and `systemRed` are colours of the system.
/// 2. `rgb(1.0, 0.5, 0.0, 1.0)`, `white(0.5, 1.0)` and `hsb(0.1, 1.0, 1.0, 1.0)` have components;
///    `sRGBLinear` and `displayP3` stand for `rgb` in these spaces.
/// 3. `red.opacity(0.5)` and `red.mix(blue, 0.5)` are made of others.
struct ColorNameReader {
  private var rest: Substring

  init(_ name: String) {
    rest = name[...]
  }

  /// Returns the colour, or nil where the name is none of a colour with components.
  func color(in environment: EnvironmentValues) -> Color.Resolved? {
    var reader = self
    let color = reader.readColor(in: environment)
    return reader.rest.isEmpty ? color : nil
  }

  private mutating func readColor(in environment: EnvironmentValues) -> Color.Resolved? {
    let name = readWord()
    guard
      var color = take("(") ? readComponents(of: name) : SystemColor(name)?.color(in: environment)
    else { return nil }
    while take(".") {
      switch readWord() {
      case "opacity":
        guard take("("), let opacity = readNumber(), take(")") else { return nil }
        color.opacity *= opacity
      case "mix":
        guard take("("), let other = readColor(in: environment), take(", "),
          let fraction = readNumber(), take(")")
        else { return nil }
        color.animatableData = color.animatableData.interpolated(
          towards: other.animatableData, amount: Double(fraction))
      default: return nil
      }
    }
    return color
  }

  private mutating func readComponents(of name: Substring) -> Color.Resolved? {
    var values: [Float] = []
    repeat {
      guard let value = readNumber() else { return nil }
      values.append(value)
    } while take(", ")
    guard take(")"), values.count == (name == "white" ? 2 : 4) else { return nil }
    switch name {
    case "white":
      return Color.Resolved(red: values[0], green: values[0], blue: values[0], opacity: values[1])
    case "hsb": return Color.Resolved(hue: values[0], values[1], values[2], opacity: values[3])
    default:
      guard let space = Color.RGBColorSpace(name: name) else { return nil }
      return Color.Resolved(
        colorSpace: space, red: values[0], green: values[1], blue: values[2], opacity: values[3])
    }
  }

  private mutating func readWord() -> Substring {
    let word = rest.prefix { $0.isLetter || $0.isNumber }
    rest = rest.dropFirst(word.count)
    return word
  }

  private mutating func readNumber() -> Float? {
    let text = rest.prefix { $0.isNumber || ".-+e".contains($0) }
    rest = rest.dropFirst(text.count)
    return Float(text)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}

extension Color.RGBColorSpace {
  /// The name by which a colour's name has the space.
  package var name: String {
    switch self {
    case .sRGB: "rgb"
    case .sRGBLinear: "sRGBLinear"
    case .displayP3: "displayP3"
    }
  }

  fileprivate init?(name: Substring) {
    guard let space = [Self.sRGB, .sRGBLinear, .displayP3].first(where: { $0.name == name }) else {
      return nil
    }
    self = space
  }
}

extension Color.Resolved {
  fileprivate init(hue: Float, _ saturation: Float, _ brightness: Float, opacity: Float) {
    func component(_ offset: Float) -> Float {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}
