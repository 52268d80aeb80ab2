import Foundation
import Testing
import ViewTree

@testable import TreeCompiler

/// Colours and images of the asset catalogues beside a file.
@Suite struct AssetCatalogTests {
  @Test(arguments: [
    ("brand", "brand"), ("BrandRed", "brandRed"), ("Brand Red", "brandRed"),
    ("brand-red_2", "brandRed2"), ("URLBar", "urlBar"), ("URL", "url"), ("2nd", "_2nd"),
  ])
  func namesMembersAsXcodeDoes(_ name: String, _ member: String) {
    #expect(AssetCatalog.member(name) == member)
  }

  @Test func findsTheCataloguesOfAProject() throws {
    let project = try Project()
    #expect(
      project.catalog(of: "App/Views/Home.swift").colors == [
        "accent": "AccentColor", "accentColor": "AccentColor", "sand": "Sand",
      ])
    #expect(project.catalog(of: "App/Views/Home.swift").images == ["logo": "logo"])
    try project.remove("App.xcodeproj")
    #expect(
      project.catalog(of: "App/Views/Home.swift").colors.keys.sorted() == ["accent", "accentColor"])
    #expect(project.catalog(of: "-") == AssetCatalog())
  }

  @Test func makesColoursOfWhatIsInACatalogue() throws {
    let project = try Project()
    let example = try project.compile(
      """
      import SwiftUI
      struct Home: View {
        let ink = UIColor.sand
        var body: some View {
          Divider().foregroundStyle(.sand).background(Color.accent)
          Color.sand
          Image(uiImage: .logo)
        }
      }
      """)
    #expect(
      example.report.bodies["Main.Home"] == """
        SwiftUI.TupleView<(SwiftUI.ModifiedContent<SwiftUI.ModifiedContent<SwiftUI.Divider, \
        SwiftUI._ForegroundStyleModifier<SwiftUI.Color>>, SwiftUI._BackgroundStyleModifier<SwiftUI.Color>>, \
        SwiftUI.Color, SwiftUI.Image)>
        """)
  }

  @Test func keepsWhatAFileDeclares() throws {
    let project = try Project()
    _ = try project.compile(
      """
      import SwiftUI
      extension Color { static let sand = Color("mine") }
      struct Home: View { var body: some View { Color.sand; Color.red } }
      """)
  }

  @Test(arguments: [
    ("Text(\"a\").foregroundStyle(.brand)", true), ("Text(\"a\").foregroundColor(.brand)", true),
    ("Color.brand", true), ("Color.rde", false), ("Text(\"a\").font(.brand)", false),
  ])
  func saysOfAnUnknownColourThatACatalogueMayHaveIt(_ view: String, _ isNoted: Bool) throws {
    let project = try Project()
    let error = #expect(throws: CompilerError.self) {
      try project.compile("import SwiftUI\nstruct A: View { var body: some View { \(view) } }")
    }
    let notes = error?.diagnostics.flatMap(\.notes).map(\.message).filter { $0.hasPrefix("if ") }
    #expect(notes?.isEmpty == !isNoted)
    #expect(
      notes?.allSatisfy { $0.hasPrefix("if 'brand' is a colour of an asset catalogue, have") }
        == true)
  }

  /// A project with two catalogues.
  private final class Project {
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      for path in [
        "App.xcodeproj", "App/Views", "App/Assets.xcassets/AccentColor.colorset",
        "App/Assets.xcassets/Pictures/logo.imageset",
        "App/Resources/Colors.xcassets/Sand.colorset",
        "App/Assets.xcassets/Theme/Dark.colorset",
      ] {
        try FileManager.default.createDirectory(
          atPath: folder.path + "/" + path, withIntermediateDirectories: true)
      }
      try Data("{ \"properties\" : { \"provides-namespace\" : true } }".utf8).write(
        to: URL(fileURLWithPath: folder.path + "/App/Assets.xcassets/Theme/Contents.json"))
    }

    func remove(_ path: String) throws {
      try FileManager.default.removeItem(atPath: folder.path + "/" + path)
    }

    func catalog(of path: String) -> AssetCatalog {
      let path = path == "-" ? path : folder.path + "/" + path
      return AssetCatalog(beside: [SourceFile(path: path, contents: [])])
    }

    func compile(_ text: String) throws -> CompiledExample {
      try TreeCompiler.compile(
        [SourceFile(path: folder.path + "/App/Views/Home.swift", contents: Array(text.utf8))],
        options: .built())
    }
  }
}
