import SwiftUI
import Testing

@Suite struct ResolvedColorTests {
  private static func environment(
    _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.colorSchemeContrast = contrast
    return environment
  }

  @Test func coloursOfTheSystemFollowSchemeAndContrast() {
    let colours = [
      Self.environment(.light), Self.environment(.dark), Self.environment(.light, .increased),
      Self.environment(.dark, .increased),
    ].map { Color.red.resolve(in: $0).description }
    #expect(colours == ["#FF3B30FF", "#FF453AFF", "#D70015FF", "#FF6961FF"])
    #expect(Color.primary.resolve(in: Self.environment(.dark)).description == "#FFFFFFFF")
    #expect(Color(.systemTeal).resolve(in: Self.environment(.light)).description == "#30B0C7FF")
  }

  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), "#FF8000FF"),
    (Color(white: 0.2, opacity: 0.4), "#33333366"),
    (Color(hue: 1.0 / 3, saturation: 1, brightness: 1), "#00FF00FF"),
    (Color(hue: 0.5, saturation: 0.5, brightness: 0.8), "#66CCCCFF"),
    (Color.black.opacity(0.5).opacity(0.5), "#00000040"),
    (Color(.sRGBLinear, red: 0.21404114, green: 0, blue: 0), "#800000FF"),
    (Color(UIColor(white: 1, alpha: 0.5)), "#FFFFFF80"),
    (Color("sand"), "#00000000"),
  ])
  func componentsComeFromHowAColourWasMade(colour: Color, digits: String) {
    #expect(colour.resolve(in: EnvironmentValues()).description == digits)
  }

  @Test func aWiderSpaceGoesPastOne() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(abs(red.linearRed - 1.2249) < 0.001)
    #expect(red.linearGreen < 0)
  }

  @Test func componentsAreLinearAndEncoded() {
    var grey = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    #expect(abs(grey.linearRed - 0.21404) < 0.0001)
    #expect(abs(grey.red - 0.5) < 0.0001)
    grey.green = 1
    #expect(grey.linearGreen == 1)
    #expect(Color(grey).resolve(in: EnvironmentValues()).description == grey.description)
  }

  @Test func twoAreAnimatedAndKept() throws {
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0)
    var middle = black
    middle.animatableData = black.animatableData.interpolated(
      towards: white.animatableData, amount: 0.5)
    #expect(middle.linearRed == 0.5 && middle.opacity == 0.5)
    let data = try JSONEncoder().encode(middle)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == middle)
  }

  @Test func mixesTakePartsOfBoth() {
    let mixed = Color.black.mix(with: .white, by: 0.5).resolve(in: EnvironmentValues())
    #expect(mixed.linearRed == 0.5)
  }
}
