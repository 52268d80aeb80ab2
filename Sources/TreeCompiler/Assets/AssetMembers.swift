import ViewTree

/// What Xcode would generate from an asset catalogue: a member for each image and colour that the
/// files name so.
///
/// Resources, as in `Image(.sunset)`, need no catalogue: nothing else can stand in their places. What
/// stands where any colour may, as `Color.sand` does, is a member where a catalogue has it.
struct AssetMembers {
  private let assets: AssetNames
  private let catalog: AssetCatalog

  init(of summaries: [SourceSummary], catalog: AssetCatalog = AssetCatalog()) {
    assets = summaries.reduce(into: AssetNames()) { $0.formUnion($1.assets) }
    self.catalog = catalog
  }

  /// The source to compile with the files; nil where they name none.
  var source: String? {
    let images = found(in: catalog.images)
    let colors = found(in: catalog.colors)
    let lines =
      resources(assets.images.union(images), of: "ImageResource", names: catalog.images)
      + resources(assets.colors.union(colors), of: "ColorResource", names: catalog.colors)
      + colors.subtracting(StandardColors.ofColor).sorted().map { Self.color($0, in: "Color") }
      + colors.subtracting(StandardColors.ofStyle).sorted().map {
        Self.color($0, in: "ShapeStyle where Self == SwiftUI.Color")
      }
      + colors.subtracting(StandardColors.ofUIColor).sorted().map {
        "extension UIColor { static var `\($0)`: UIColor { UIColor(resource: .`\($0)`) } }\n"
      }
      + images.sorted().map {
        "extension UIImage { static var `\($0)`: UIImage { UIImage(resource: .`\($0)`) } }\n"
      }
    return lines.isEmpty ? nil : "import SwiftUI\n" + lines.joined()
  }

  /// What the files name of a catalogue and do not declare themselves.
  private func found(in catalog: [String: String]) -> Set<String> {
    assets.members.intersection(catalog.keys).subtracting(assets.declaredMembers)
  }

  private func resources(
    _ members: Set<String>, of type: String, names: [String: String]
  ) -> [String] {
    members.subtracting(assets.declared).sorted().map { member in
      "extension SwiftUI.\(type) { static let `\(member)` = "
        + "SwiftUI.\(type)(name: \"\(names[member] ?? member)\", bundle: .main) }\n"
    }
  }

  private static func color(_ name: String, in type: String) -> String {
    "extension SwiftUI.\(type) { static var `\(name)`: SwiftUI.Color { SwiftUI.Color(.`\(name)`) } }\n"
  }
}
