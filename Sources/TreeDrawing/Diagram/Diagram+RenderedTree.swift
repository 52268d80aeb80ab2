package import ViewTree

// MARK: - Render trees

extension Diagram {
  /// Creates the diagram of a render tree.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - notes: what else is said of its nodes: of the environment, of what bodies read.
  ///   - options: what the diagram shows of it.
  /// - Throws: ``DrawingError`` where nothing is mounted.
  package init(
    tree: RenderedTree, notes: NodeNotes = NodeNotes(), options: DiagramOptions = DiagramOptions()
  ) throws(DrawingError) {
    guard !tree.nodes.isEmpty else { throw .emptyTree }
    let paths = tree.paths()
    let boxes = tree.nodes.indices.map { index in
      DiagramBox(
        tree.nodes[index], index: index, path: paths[index],
        remarks: DiagramBox.Remarks(notes: notes.texts.isEmpty ? [] : notes.texts[index]),
        options: options)
    }
    self.init(
      name: TextCleaning.oneLine(tree.name), boxes: boxes, parents: tree.parents,
      direction: options.direction, showsLegend: options.showsLegend)
  }

  /// Creates the diagram of a view tree beside the render tree that it was mounted as. What is not
  /// mounted takes no part; what is mounted bears the same number in both.
  ///
  /// - Parameters:
  ///   - pair: the trees.
  ///   - notes: what else is said of the nodes of the render tree.
  ///   - options: what the diagram shows of them.
  /// - Throws: ``DrawingError`` where nothing is mounted.
  package init(
    pair: TreePair, notes: NodeNotes = NodeNotes(), options: DiagramOptions = DiagramOptions()
  ) throws(DrawingError) {
    var view = try Diagram(tree: pair.view, options: options)
    var render = try Diagram(tree: pair.render, notes: notes, options: options)
    let isMounted = pair.isMounted
    var number = 0
    for (node, rendered) in pair.renderNodes().enumerated() {
      if !isMounted[node] {
        view.boxes[node].mark = .inactive
        view.boxes[node].lineMark = .inactive
      }
      guard !rendered.isEmpty else { continue }
      number += 1
      view.boxes[node].tie = number
      for index in rendered { render.boxes[index].tie = number }
    }
    var grove = DiagramGrove([pair.view.name], options: options)
    for (name, diagram) in [("view tree", view), ("render tree", render)] {
      let offset = grove.nextNode
      let boxes = diagram.boxes.map { box in
        var box = box
        box.node += offset
        return box
      }
      grove.add(name, boxes, parents: diagram.parents)
    }
    self = grove.diagram(name: pair.view.name, options: options)
  }
}
