import ViewTree

/// Says of a member that no colour has that an asset catalogue could bring it.
enum AssetColorNote {
  /// Returns an error with such a note where it is about a member of a colour that is no slip of the
  /// pen.
  ///
  ///     a.swift:1:9: error: type 'Color' has no member 'brand'
  ///     note: if 'brand' is a colour of an asset catalogue, its .xcassets has to be …
  static func added(to diagnostic: Diagnostic) -> Diagnostic {
    let parts = diagnostic.message.split(separator: "'", omittingEmptySubsequences: false)
    guard diagnostic.severity == .error, parts.count == 5, parts[2] == " has no member ",
      let known = members[parts[1]],
      NearestName.of(String(parts[3]), among: known.sorted()) == nil
    else { return diagnostic }
    var result = diagnostic
    result.notes.append(Diagnostic(.note, text(parts[3], isUIColor: parts[1] == "UIColor")))
    return result
  }

  private static let members: [Substring: Set<String>] = [
    "Color": StandardColors.ofColor, "Color?": StandardColors.ofColor,
    "ShapeStyle": StandardColors.ofStyle, "UIColor": StandardColors.ofUIColor,
    "UIColor?": StandardColors.ofUIColor,
  ]

  private static func text(_ name: Substring, isUIColor: Bool) -> String {
    "if '\(name)' is a colour of an asset catalogue, have its .xcassets in the file's folder or in one "
      + "of the project's above it; or declare it: "
      + (isUIColor
        ? "extension UIColor { static var \(name): UIColor { UIColor(named: \"\(name)\")! } }"
        : "extension ShapeStyle where Self == Color { static var \(name): Color { Color(\"\(name)\") } }")
  }
}
