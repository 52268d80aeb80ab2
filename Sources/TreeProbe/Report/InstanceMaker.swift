import TreeModel
import ViewTree

/// Makes and mounts the instance of a root, where it has one.
@MainActor struct InstanceMaker {
  private let type: Any.Type

  /// - Parameter type: the type that the image declares: a view, an app, a preview, a provider.
  init(of type: Any.Type) {
    self.type = type
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
  ///   - root: the number of the node to start at: its subtree alone is told of.
  ///   - collector: prints types, and is told of those that no type of the root names.
  @MainActor init(_ tree: RenderTree, from root: Int = 0, collector: inout BodyCollector) {
    var printer = ValueText()
    let texts = tree.valueTexts(&printer)
    var nodes: [Node] = []
    for node in tree.nodes where node.number >= root {
      let parent = node.number == root ? -1 : node.parent.map { $0 - root } ?? -1
      var result = Node(parent: parent, slot: node.slot, values: texts[node.number])
      switch node.key {
      case .id(let identity, _): result.id = printer.identity(identity.value)
      case .type:
        collector.collect(from: node.type)
        result.type = collector.name(of: node.type)
      case .position, .branch: break
      }
      nodes.append(result)
    }
    self.init(nodes: nodes)
  }
}
