/// What each type of SwiftUI means in a view tree.
///
/// The rules behind the rows, where SwiftUI leaves a choice:
///
/// - A view with one view parameter takes it as its list: `Button`, `Toggle`, `TextField` have their
///   label as child 0.
/// - A view with a label and a content takes the content as its list and the label as the role
///   `label`, in the order of the parameters: `LabeledContent`, `Menu`, `Picker`, `GroupBox`.
///   `NavigationLink`'s destination is the secondary one: its role is `destination`.
/// - A view with several parameters of equal rank has them all as roles, named as in its
///   initialiser: `Label` has `title` and `icon`, `NavigationSplitView` `sidebar`, `content`, `detail`.
/// - What a modifier shows beside its content has the modifier's name as role.
/// - Where modifiers share a type, the most used one stands for all: `onAppear`, `clipShape`.
package enum Catalogue {
  /// All rows, in the order of the tables.
  package static let entries: [CatalogueEntry] = [
    structureEntries, leafEntries, layoutEntries, controlEntries, navigationEntries,
    collectionEntries, tableRowModifiers, sceneEntries, toolbarEntries, shapeEntries,
    shapeStyleEntries,
    placeholderEntries, layoutModifierEntries, effectModifierEntries, drawingModifierEntries,
    environmentModifierEntries, eventModifierEntries, gestureModifierEntries,
    presentationModifierEntries, styleModifierEntries, traitModifierEntries,
  ].flatMap { $0 }

  private static let entriesByName: [String: CatalogueEntry] = Dictionary(
    entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the row of a name with its parents, without module.
  package static func entry(named name: String) -> CatalogueEntry? {
    entriesByName[name]
  }

  /// Returns the row of a type; nil for a type of the user's or an unknown one.
  ///
  /// A name in a module other than SwiftUI and Swift is the user's, whatever it is called. A name
  /// without module is looked up, but a generic view without arguments is another one: the `Label`
  /// of a `ButtonStyleConfiguration`, printed without its parent.
  package static func entry(for type: TypeName, at index: Int = 0) -> CatalogueEntry? {
    let node = type.nodes[index]
    guard node.kind == .nominal else { return nil }
    if node.hasLead { return nestedEntry(for: type, at: index) }
    if node.context.isEmpty {
      guard let entry = entry(named: node.text) else {
        return unqualifiedEntry(for: type, at: index)
      }
      let isGeneric = entry.kind != .modifier && !entry.edges.isEmpty
      return isGeneric && node.childCount == 0 ? nil : entry
    }
    if node.context == "SwiftUI" || node.context == "Swift" { return entry(named: node.text) }
    let parents = node.context.hasPrefix("SwiftUI.") ? node.context.dropFirst(8) : node.context[...]
    return entry(named: "\(parents).\(node.text)")
  }

  /// Returns the row of a type that is nested in a generic one: `TabContentBuilder<Never>.Content<C>`.
  private static func nestedEntry(for type: TypeName, at index: Int) -> CatalogueEntry? {
    let parent = type.nodes[index + 1]
    guard parent.kind == .nominal, !parent.hasLead,
      parent.context == "SwiftUI" || parent.context.isEmpty
    else { return nil }
    return entry(named: "\(parent.text).\(type.nodes[index].text)")
  }

  /// Returns the row of a nested type that was printed without its parents.
  private static func unqualifiedEntry(for type: TypeName, at index: Int) -> CatalogueEntry? {
    switch type.nodes[index].text {
    case "Tree":
      guard let root = type.argument(0, of: index), type.nodes[index].childCount == 2 else {
        return nil
      }
      let name = type.nodes[root].text
      guard name == "_LayoutRoot" || name.hasPrefix("_") && name.hasSuffix("Layout") else {
        return nil
      }
      return entry(named: "_VariadicView.Tree")
    case "_Inset": return entry(named: "Rectangle._Inset")
    default: return nil
    }
  }

  /// Returns a Boolean value indicating whether a type is SwiftUI's or Swift's by its module.
  package static func isSystem(_ node: TypeName.Node) -> Bool {
    node.context == "SwiftUI" || node.context == "Swift" || node.context.hasPrefix("SwiftUI.")
  }
}
