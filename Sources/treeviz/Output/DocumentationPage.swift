import ViewTree

/// Apple's documentation pages of SwiftUI's types.
enum DocumentationPage {
  /// Returns the address of the page of a node's type; nil for what is not SwiftUI's, and for what
  /// has none: the types behind modifiers are not documented.
  static func address(of node: ViewNode) -> String? {
    switch node.kind {
    case .leaf, .container, .forEach, .group, .anyView, .scene, .optional: break
    case .customView, .modifier, .customModifier, .conditional, .id, .environmentWriter,
      .placeholder, .tuple:
      return nil
    }
    let isOptional = node.kind == .optional && node.label.hasSuffix("?")
    let name = isOptional ? String(node.label.dropLast()) : node.label
    guard let entry = entries[name], !entry.name.hasPrefix("_"), !undocumented.contains(entry.name),
      entry.name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
    else { return nil }
    let page = entry.name.split(separator: ".").joined(separator: "/").lowercased()
    return "https://developer.apple.com/documentation/\(module(of: entry.name))/\(page)"
  }

  /// What is no modifier, by label.
  private static let entries = Dictionary(
    Catalogue.entries.filter { $0.kind != .modifier }.map { ($0.label, $0) },
    uniquingKeysWith: { first, _ in first })

  /// Types without a page of their own, or with one in another framework.
  private static let undocumented: Set<String> = [
    "ContentUnavailableView.Search", "Never", "SignInWithAppleButton", "ToolbarModifier",
    "TupleContent", "TupleToolbarContent",
  ]

  private static func module(of name: String) -> String {
    name == "Optional" ? "swift" : "swiftui"
  }
}
