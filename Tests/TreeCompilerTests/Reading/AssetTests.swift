import Testing
import ViewTree

@testable import TreeCompiler

@Suite struct AssetTests {
  @Test func findsTheNamesOfImagesAndColors() throws {
    let assets = try assets(
      """
      Image(.sunset)
      Image(on ? .sunrise : .moon).resizable()
      Label("a", image: .icon)
      UIImage(resource: .sky)
      ImageResource.sea
      Color(.sand)
      UIColor(resource: .water)
      ColorResource.grass
      """)
    #expect(assets.images == ["sunset", "sunrise", "moon", "icon", "sky", "sea"])
    #expect(assets.colors == ["sand", "water", "grass"])
  }

  @Test func takesNothingElseForAnAsset() throws {
    let assets = try assets(
      """
      Image("a")
      Image(systemName: .name)
      Image(.init("a"))
      Color(name)
      Color(.sRGB, red: 1, green: 1, blue: 1)
      Text(.title)
      ImageResource.self
      """)
    #expect(assets.images == [])
    #expect(assets.colors == [])
  }

  @Test func generatesAMemberForEachNameOnce() {
    let summaries = [
      SourceSummary(assets: AssetNames(images: ["a", "b"], colors: ["c"])),
      SourceSummary(assets: AssetNames(images: ["a", "in"], declared: ["b"])),
    ]
    #expect(
      AssetMembers(of: summaries).source == """
        import SwiftUI
        extension SwiftUI.ImageResource { static let `a` = SwiftUI.ImageResource(name: "a", bundle: .main) }
        extension SwiftUI.ImageResource { static let `in` = SwiftUI.ImageResource(name: "in", bundle: .main) }
        extension SwiftUI.ColorResource { static let `c` = SwiftUI.ColorResource(name: "c", bundle: .main) }

        """)
    #expect(AssetMembers(of: [SourceSummary()]).source == nil)
  }

  @Test func aFileThatDeclaresItsAssetsKeepsThem() throws {
    let example = try compile(
      [
        SourceFile(
          """
          import SwiftUI
          extension ImageResource { static let sunset = ImageResource(name: "s", bundle: .main) }
          struct A: View { var body: some View { Image(.sunset); Image(.moon); Color(.systemRed) } }
          """)
      ], options: .built())
    #expect(
      example.report.bodies["Main.A"]
        == "SwiftUI.TupleView<(SwiftUI.Image, SwiftUI.Image, SwiftUI.Color)>")
  }

  private func assets(_ text: String) throws -> AssetNames {
    let files = [SourceFile(text)]
    let reader = try ReaderLibrary(BuildFolder.installation)
    return try reader.summaries(of: files, names: SourceFile.compilerNames(of: files))[0].assets
  }
}
