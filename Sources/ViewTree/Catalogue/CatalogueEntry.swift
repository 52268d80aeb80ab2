/// What a type of SwiftUI means in a view tree: one row of the ``Catalogue``.
///
/// A modifier's row stands for the second argument of `ModifiedContent<Content, Modifier>`: its
/// edges are the secondary children alone.
package struct CatalogueEntry: Sendable, Hashable {
  /// The type's name with its parents, without module: `VStack`, `_VariadicView.Tree`.
  package var name: String

  /// The kind of the node it becomes.
  package var kind: ViewNode.Kind

  /// The label of the node: the type's name, or the name of the modifier one writes. Empty for a
  /// wrapper that becomes no node.
  package var label: String

  /// How its generic arguments become children, in the order of the children.
  package var edges: [Edge]

  /// Where the children of a node come from.
  package enum Edge: Sendable, Hashable {
    /// Generic argument n, on the path of the node itself.
    case content(Int)
    /// A view list: its elements are the children 0, 1, …
    case list(Int)
    /// A secondary child, whose role is a component of the path. An `EmptyView` or `Never` is left
    /// out; a list in it nests: `sheet.0`.
    case role(String, Int)
    /// A secondary leaf that is drawn from a shape style or a shape.
    case style(String, Int)
    /// A secondary child whose type is erased: no argument tells it, and only an instance has it.
    case erasedRole(String)
    /// The row of a `ForEach`, with the component `id(*)`; a list in it nests: `id(*).0`.
    case rows(Int)
    /// The two branches of a `_ConditionalContent`.
    case branches(Int, Int)
    /// The content of an optional.
    case optional(Int)
    /// The elements of a tuple or a pack.
    case tuple(Int)
    /// The content of an `IDView`, with the component `id(*)`.
    case identified(content: Int, id: Int)
    /// A modifier of the same content, which stands between this one and the content.
    case modifier(Int)
    /// No child: the node is labelled after the shape that is argument n.
    case shape(Int)
  }

  package init(name: String, kind: ViewNode.Kind, label: String, edges: [Edge] = []) {
    self.name = name
    self.kind = kind
    self.label = label
    self.edges = edges
  }
}

// MARK: - Rows

extension CatalogueEntry {
  /// Returns the row of a view that is labelled by its name.
  static func view(
    _ name: String, _ kind: ViewNode.Kind = .container, _ edges: Edge...
  ) -> CatalogueEntry {
    CatalogueEntry(name: name, kind: kind, label: plainLabel(name), edges: edges)
  }

  /// Returns the rows of views without children.
  static func leaves(_ names: String...) -> [CatalogueEntry] {
    names.map { CatalogueEntry(name: $0, kind: .leaf, label: plainLabel($0)) }
  }

  /// Returns the row of a modifier.
  static func modifier(_ name: String, _ label: String, _ edges: Edge...) -> CatalogueEntry {
    CatalogueEntry(name: name, kind: .modifier, label: label, edges: edges)
  }

  /// Returns the row of a wrapper that becomes no node.
  static func wrapper(_ name: String, _ edge: Edge) -> CatalogueEntry {
    CatalogueEntry(name: name, kind: .container, label: "", edges: [edge])
  }

  /// Returns a type's name without parents and leading underscores.
  static func plainLabel(_ name: String) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let plain = last.drop { $0 == "_" }
    return plain.isEmpty ? last : String(plain)
  }
}
