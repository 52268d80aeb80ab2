import TreeModel
import ViewTree

/// Makes and mounts the instance of a root, where it has one.
@MainActor struct InstanceMaker {
  private let type: Any.Type

  /// - Parameter type: the type that the image declares: a view, an app, a preview, a provider.
  init(of type: Any.Type) {
    self.type = type
  }

  /// A Boolean value indicating whether something makes an instance.
  var isPossible: Bool {
    type is any _PreviewSource.Type || type is any PreviewProvider.Type || type is any App.Type
      || type is any _Instantiable.Type
  }

  /// Returns the root of the render tree; nil where nothing makes an instance.
  func element() -> Element? {
    if let preview = type as? any _PreviewSource.Type { return shown(by: preview) }
    if let provider = type as? any PreviewProvider.Type { return shown(by: provider) }
    if let app = type as? any App.Type { return made(app) }
    if let view = type as? any _Instantiable.Type { return made(view) }
    return nil
  }

  private func shown<P: _PreviewSource>(by preview: P.Type) -> Element { Element(P.preview) }

  private func shown<P: PreviewProvider>(by provider: P.Type) -> Element { Element(P.previews) }

  private func made<A: App>(_ app: A.Type) -> Element { Element(A()) }

  private func made<V: _Instantiable>(_ view: V.Type) -> Element { Element(V._instance()) }
}

extension ViewInstance {
  /// Creates what the report tells of a mounted tree.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - skipped: the number of nodes at the root that are left out, each the only child.
  ///   - showsFlow: whether it tells what the nodes keep, read and write.
  ///   - printer: numbers what has no name.
  ///   - collector: prints types, and is told of those that no type of the root names.
  @MainActor init(
    _ tree: RenderTree, skipping skipped: Int = 0, showsFlow: Bool = false,
    _ printer: inout ValueText,
    collector: inout BodyCollector
  ) {
    let mounted = Array(tree.nodes.dropFirst(skipped))
    let texts = tree.valueTexts(of: mounted, &printer)
    var indices: [Int: Int] = [:]
    var nodes: [Node] = []
    for (index, node) in mounted.enumerated() {
      indices[node.number] = index
      let parent = node.parent.flatMap { indices[$0] } ?? -1
      var result = Node(parent: parent, slot: node.slot, values: texts[index])
      switch node.key {
      case .id(let identity, _): result.id = printer.identity(identity.value)
      case .type:
        collector.collect(from: node.type)
        result.type = collector.name(of: node.type)
      case .element: result.element = tree.element(of: node)
      case .position, .branch, .presented: break
      }
      if node.revision > 0 { result.revision = node.revision }
      if showsFlow { result.addFlow(of: node, &printer) }
      nodes.append(result)
    }
    self.init(nodes: nodes)
  }
}
