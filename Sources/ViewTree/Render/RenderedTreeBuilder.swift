/// Makes render trees: of a root's type, the bodies of the custom types below it, and what was mounted.
///
/// The rules are those of ``RenderedTree``.
package struct RenderedTreeBuilder: Sendable {
  private let builder: ViewTreeBuilder
  private let nodeLimit: Int

  /// - Parameters:
  ///   - bodies: for each custom type's printed name its body's, as in a ``ProbeReport``.
  ///   - nodeLimit: the number of nodes at which a tree ends, marked as cut off.
  package init(bodies: [String: String] = [:], nodeLimit: Int = 1_000_000) {
    builder = ViewTreeBuilder(
      bodies: bodies, options: ViewTreeOptions(followsInstance: true, nodeLimit: nodeLimit))
    self.nodeLimit = nodeLimit
  }

  /// Returns the render tree of a view, scene or app.
  ///
  /// - Parameters:
  ///   - type: its type.
  ///   - name: the name of the tree.
  ///   - instance: what was mounted of it.
  /// - Returns: the tree.
  package func makeTree(
    of type: TypeName, name: String, instance: ViewInstance
  ) -> RenderedTree {
    makeWalk(of: type, name: name, instance: instance).tree
  }

  /// Returns the view tree and the render tree of a view, scene or app, tied to each other.
  ///
  /// - Parameters:
  ///   - type: its type.
  ///   - name: the name of the trees.
  ///   - instance: what was mounted of it.
  /// - Returns: both trees.
  package func makePair(of type: TypeName, name: String, instance: ViewInstance) -> TreePair {
    let walk = makeWalk(of: type, name: name, instance: instance)
    return TreePair(walk.source, walk.tree, origins: walk.origins)
  }

  private func makeWalk(
    of type: TypeName, name: String, instance: ViewInstance
  ) -> RenderedTreeWalk {
    var walk = RenderedTreeWalk(
      builder.makeTree(of: type, name: name, instance: instance), instance, nodeLimit: nodeLimit)
    walk.run()
    return walk
  }
}

// MARK: - Updates

extension RenderedTreeBuilder {
  /// Returns what changes did to a view, scene or app: one update for the mount and for each change.
  ///
  /// - Parameters:
  ///   - type: its type.
  ///   - name: the name of the trees.
  ///   - log: what happened.
  /// - Returns: the updates, the mount first.
  package func makeUpdates(of type: TypeName, name: String, log: UpdateLog) -> [RenderUpdate] {
    var before = RenderedTree(name: name)
    return log.steps.map { step in
      let after = makeTree(of: type, name: name, instance: step.instance)
      defer { before = after }
      return RenderUpdate(from: before, to: after, change: step.change, events: step.events)
    }
  }
}
