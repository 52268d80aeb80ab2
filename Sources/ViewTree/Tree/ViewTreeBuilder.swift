/// Makes view trees of types: the one place where a type becomes a tree, for source and for types
/// pasted from Xcode alike.
///
/// 1. A type of SwiftUI's becomes what its row in the ``Catalogue`` says.
/// 2. A custom view is a node labelled by its struct, over the root of its body, on one path. A body
///    that is not known ends there.
/// 3. A custom modifier is a node labelled by its struct, over its body, in which the placeholder is
///    replaced by what the modifier is applied to. A body that is not known is the content alone.
/// 4. With an instance, what it has is shown as it is: what an `AnyView` holds, the identities, a row
///    for each element. What it has not, such as the branch that was not taken, is shown by type.
/// 5. Where there is no instance, a custom type among its own ancestors ends in a node marked as
///    recursive; one that grows with each turn ends at its fourth, marked as cut off.
package struct ViewTreeBuilder: Sendable {
  /// What the bodies of custom types are.
  package var bodies: BodyTable

  /// What the trees are to show.
  package var options: ViewTreeOptions

  package init(bodies: [String: String] = [:], options: ViewTreeOptions = ViewTreeOptions()) {
    self.bodies = BodyTable(bodies)
    self.options = options
  }

  /// Returns the tree of a view, scene or app.
  ///
  /// - Parameters:
  ///   - type: its type.
  ///   - name: the name of the tree.
  ///   - instance: what was mounted of it, where its values are to be shown.
  /// - Returns: the tree.
  package func makeTree(
    of type: TypeName, name: String, instance: ViewInstance? = nil
  ) -> ViewTree {
    var walk = ViewTreeWalk(
      root: type, name: name, bodies: bodies, options: options, instance: instance)
    return walk.run(.view(ViewTreeWalk.Place(source: 0, node: 0)))
  }

  /// Returns the tree of a modifier that stands alone: its content is the leaf `Content`.
  ///
  /// - Parameters:
  ///   - type: the modifier's type.
  ///   - name: the name of the tree.
  /// - Returns: the tree.
  package func makeTree(ofModifier type: TypeName, name: String) -> ViewTree {
    var walk = ViewTreeWalk(root: type, name: name, bodies: bodies, options: options)
    return walk.runModifier()
  }

  /// Returns the tree of a root that the probe found.
  ///
  /// - Parameter root: a root, whose type must be one.
  /// - Returns: the tree.
  /// - Throws: an error where its type cannot be read.
  package func makeTree(of root: ProbeReport.Root) throws(TypeNameError) -> ViewTree {
    let type = try TypeName(parsing: root.type)
    return root.kind == .modifier
      ? makeTree(ofModifier: type, name: root.name)
      : makeTree(of: type, name: root.name, instance: root.instance)
  }

  /// Returns the tree of a view, scene or app.
  ///
  /// - Parameters:
  ///   - type: its type.
  ///   - bodies: for each custom type's printed name its body's, as in a ``ProbeReport``.
  ///   - name: the name of the tree.
  ///   - options: what the tree is to show.
  /// - Returns: the tree.
  package static func makeTree(
    of type: TypeName, bodies: [String: String] = [:], name: String,
    options: ViewTreeOptions = ViewTreeOptions()
  ) -> ViewTree {
    ViewTreeBuilder(bodies: bodies, options: options).makeTree(of: type, name: name)
  }
}
