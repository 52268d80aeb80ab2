/// The colours that are there without an asset catalogue: for none of these Xcode makes a member.
enum StandardColors {
  /// The members of `Color`.
  static let ofColor: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// The members of `ShapeStyle`.
  static let ofStyle: Set<String> = ofColor.union([
    "tertiary", "quaternary", "quinary", "foreground", "background", "selection", "separator",
    "tint", "placeholder", "link", "fill", "windowBackground", "ultraThinMaterial", "thinMaterial",
    "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar",
  ])

  /// The members of `UIColor`.
  static let ofUIColor: Set<String> = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "label",
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "link", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "black", "darkGray", "lightGray", "white", "gray", "red", "green",
    "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown", "clear", "tintColor",
    "darkText", "lightText",
  ]
}
