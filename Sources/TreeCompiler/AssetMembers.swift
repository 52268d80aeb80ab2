import ViewTree

/// What Xcode would generate from an asset catalogue: a member for each image and colour that the
/// files name so.
struct AssetMembers {
  private let assets: AssetNames

  init(of summaries: [SourceSummary]) {
    assets = summaries.reduce(into: AssetNames()) { $0.formUnion($1.assets) }
  }

  /// The source to compile with the files; nil where they name none.
  var source: String? {
    let members =
      members(assets.images, of: "ImageResource") + members(assets.colors, of: "ColorResource")
    return members.isEmpty ? nil : "import SwiftUI\n" + members.joined()
  }

  private func members(_ names: Set<String>, of type: String) -> [String] {
    names.subtracting(assets.declared).sorted().map { name in
      "extension SwiftUI.\(type) { static let `\(name)` = "
        + "SwiftUI.\(type)(name: \"\(name)\", bundle: .main) }\n"
    }
  }
}
