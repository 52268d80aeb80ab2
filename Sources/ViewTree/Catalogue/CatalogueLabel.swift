/// The labels that depend on a type's arguments, or on its name alone where it has no row.
enum CatalogueLabel {
  /// Returns the label of a type that has a row.
  ///
  ///     _EnvironmentKeyWritingModifier<Optional<Font>>   EnvironmentKeyWritingModifier<Font?>
  ///     _TraitWritingModifier<ZIndexTraitKey>            zIndex
  ///     AddGestureModifier<_EndedGesture<TapGesture>>    onTapGesture
  ///     _ShapeView<_StrokedShape<Circle>, Color>         Circle
  static func label(of entry: CatalogueEntry, for type: TypeName, at index: Int) -> String {
    if let shape = entry.shapeArgument, let argument = type.argument(shape, of: index) {
      return self.shape(type, at: argument)
    }
    guard let first = type.argument(0, of: index) else { return entry.label }
    switch entry.name {
    case "_EnvironmentKeyWritingModifier", "_EnvironmentKeyTransformModifier":
      return "\(entry.label)<\(type.printed(at: first, style: .sugared, limit: 200))>"
    case "_VariadicView.Tree": return layout(type, at: first)
    case "_OverlayModifier" where isBorder(type, at: index): return "border"
    case "AddGestureModifier" where isTap(type, at: first): return "onTapGesture"
    case "_PreferenceTransformModifier" where type.nodes[first].text == "NavigationTitleKey":
      return "toolbarTitleDisplayMode"
    case "TransactionalPreferenceModifier":
      return keyed(type, at: type.argument(1, of: index) ?? first) ?? entry.label
    case "_TraitWritingModifier", "_PreferenceWritingModifier", "_PreferenceTransformModifier",
      "TransactionalPreferenceTransformModifier":
      return keyed(type, at: first) ?? entry.label
    default: return entry.label
    }
  }

  /// Returns a Boolean value indicating whether a modifier is what `border` gives: an overlay of a
  /// stroked inset rectangle.
  ///
  /// A type that was printed without parents says `_Inset` alone. It is taken for a rectangle's.
  static func isBorder(_ type: TypeName, at index: Int) -> Bool {
    guard let shapeView = type.argument(0, of: index),
      Catalogue.entry(for: type, at: shapeView)?.name == "_ShapeView",
      let stroked = type.argument(0, of: shapeView),
      Catalogue.entry(for: type, at: stroked)?.name == "_StrokedShape",
      let inset = type.argument(0, of: stroked)
    else { return false }
    return Catalogue.entry(for: type, at: inset)?.name == "Rectangle._Inset"
  }

  /// Returns the label of a shape or a shape style: the innermost shape's name.
  static func shape(_ type: TypeName, at start: Int) -> String {
    var index = start
    while true {
      let node = type.nodes[index]
      guard node.kind == .nominal else { return type.printed(at: index, limit: 200) }
      if node.text == "_Inset", node.hasLead {
        index += 1
      } else if node.text == "_Inset", node.context.isEmpty {
        return "Inset"
      } else if let entry = Catalogue.entry(for: type, at: index) {
        guard let shape = entry.shapeArgument, let argument = type.argument(shape, of: index) else {
          return entry.label
        }
        index = argument
      } else {
        return Catalogue.isSystem(node) ? CatalogueEntry.plainLabel(node.text) : node.baseName
      }
    }
  }

  /// Returns the label of a modifier of SwiftUI's that has no row: `_FooBarModifier` is `fooBar`.
  static func unknownModifier(_ name: String) -> String {
    var plain = Substring(CatalogueEntry.plainLabel(name))
    for suffix in ["ViewModifier", "Modifier", "Layout", "Effect", "Writer"]
    where plain.hasSuffix(suffix) && plain.count > suffix.count {
      plain = plain.dropLast(suffix.count)
      break
    }
    return plain.prefix(1).lowercased() + plain.dropFirst()
  }

  /// Returns the modifier that writes a key, where the table has it.
  private static func keyed(_ type: TypeName, at index: Int) -> String? {
    let node = type.nodes[index]
    guard node.kind == .nominal, node.context.isEmpty || Catalogue.isSystem(node) else {
      return nil
    }
    return Catalogue.modifiersByKey[node.text]
  }

  private static func isTap(_ type: TypeName, at index: Int) -> Bool {
    guard type.nodes[index].text == "_EndedGesture", let tap = type.argument(0, of: index) else {
      return false
    }
    return ["TapGesture", "SpatialTapGesture"].contains(type.nodes[tap].text)
  }

  private static func layout(_ type: TypeName, at index: Int) -> String {
    let isRoot = type.nodes[index].text == "_LayoutRoot"
    let layout = isRoot ? type.argument(0, of: index) ?? index : index
    let node = type.nodes[layout]
    guard node.kind == .nominal else { return type.printed(at: layout, limit: 200) }
    return Catalogue.entry(for: type, at: layout)?.label ?? node.baseName
  }
}

extension CatalogueEntry {
  /// The argument after which the node is labelled, where it is a shape.
  var shapeArgument: Int? {
    for case .shape(let position) in edges { return position }
    return nil
  }
}
