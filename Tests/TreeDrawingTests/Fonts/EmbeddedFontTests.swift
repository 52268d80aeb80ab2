import Foundation
import Testing
import TreeDrawing
import ViewTree

@Suite struct EmbeddedFontTests {
  private func figure(_ label: String) throws -> (text: String, warnings: [String]) {
    let figure = try FigureRenderer(settings: FigureSettings(embedsFont: true))
      .figure(of: ViewTree(leaf: label), as: .svg)
    return (String(decoding: figure.bytes, as: UTF8.self), figure.warnings)
  }

  private func font(in text: String) throws -> (family: String, bytes: Data) {
    let match = try #require(
      text.firstMatch(
        of: /font-family: (treeviz-[0-9a-f]{8}); src: url\(data:font\/ttf;base64,([^)]+)\)/))
    return (String(match.output.1), try #require(Data(base64Encoded: String(match.output.2))))
  }

  @Test func embedsTheCharactersOfTheFigureAlone() throws {
    let (text, warnings) = try figure("Text")
    let (family, bytes) = try font(in: text)
    #expect(warnings == [])
    #expect(bytes.prefix(4) == Data([0, 1, 0, 0]))
    #expect(bytes.count < 6_000)
    #expect(text.contains("font-family=\"\(family), "))
    #expect(text.contains(">Text</text>"))
    #expect(try font(in: figure("HStack ▶ ÄÖÜ αβγ").text).bytes.count > bytes.count)
  }

  @Test func givesEachSetOfCharactersItsFamily() throws {
    let first = try font(in: figure("Text").text).family
    #expect(try font(in: figure("Image").text).family != first)
    #expect(try font(in: figure("Text").text).family == first)
  }

  @Test func namesThePackageOfWhatTheFontLacks() throws {
    let (text, warnings) = try figure("안녕 🎉")
    #expect(text.contains("안녕 🎉</text>"))
    #expect(warnings.count == 1)
    #expect(warnings[0].contains("'녕', '안', '🎉'"))
    #expect(warnings[0].hasSuffix("install fonts-noto-cjk and fonts-noto-color-emoji"))
  }

  @Test(arguments: ["नमस्ते", "สวัสดี", "한ก"]) func namesAPackageThatHasTheScript(_ label: String) throws
  {
    let warning = try #require(try figure(label).warnings.first)
    #expect(warning.contains("fonts-noto-core"))
    #expect(warning.contains("fonts-noto-cjk") == label.contains("한"))
  }

  @Test func leavesTheFontAwayUnlessAsked() throws {
    let bytes = try FigureRenderer().render(ViewTree(leaf: "Text"), as: .svg)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("font-face"))
  }
}
