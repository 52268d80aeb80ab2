import CGraphviz
import Glibc

/// A graph of cgraph: opened with the value, closed with it.
///
/// Attributes are declared once with the default of all and set only where an object differs, which
/// is what makes large graphs fast.
struct GraphvizGraph: ~Copyable {
  /// What an attribute belongs to.
  enum Element {
    case graph
    case node
    case edge

    fileprivate var kind: Int32 {
      switch self {
      case .graph: Int32(AGRAPH)
      case .node: Int32(AGNODE)
      case .edge: Int32(AGEDGE)
      }
    }
  }

  /// A declared attribute.
  struct Attribute {
    fileprivate let symbol: UnsafeMutablePointer<Agsym_t>?
  }

  /// A node of the graph.
  struct Node {
    fileprivate let pointer: UnsafeMutablePointer<Agnode_t>?
  }

  /// An edge of the graph.
  struct Edge {
    fileprivate let pointer: UnsafeMutablePointer<Agedge_t>?
  }

  private let graph: UnsafeMutablePointer<Agraph_t>

  init(name: String) throws(DrawingError) {
    guard let graph = treeviz_graph(name) else {
      throw .graphviz(task: "open a graph", messages: GraphvizMessages.take())
    }
    self.graph = graph
  }

  deinit { agclose(graph) }
}

// MARK: - Building

extension GraphvizGraph {
  /// Declares an attribute and the value that it has where nothing is set.
  @discardableResult
  func declare(_ name: String, of element: Element, _ value: String) -> Attribute {
    Attribute(symbol: treeviz_attribute(graph, element.kind, name, value))
  }

  func addNode(_ name: String) -> Node {
    Node(pointer: treeviz_node(graph, name))
  }

  func addEdge(_ tail: Node, _ head: Node) -> Edge {
    Edge(pointer: treeviz_edge(graph, tail.pointer, head.pointer))
  }

  func set(_ attribute: Attribute, of node: Node, _ value: String) {
    _ = treeviz_set(node.pointer, attribute.symbol, value)
  }

  func set(_ attribute: Attribute, of edge: Edge, _ value: String) {
    _ = treeviz_set(edge.pointer, attribute.symbol, value)
  }
}

// MARK: - Rendering

extension GraphvizGraph {
  /// Draws the graph with the positions that its objects have.
  func draw(as format: String, in context: GraphvizLibrary.Context) throws(DrawingError) -> Figure {
    guard gvLayout(context.pointer, graph, "nop2") == 0 else {
      throw .graphviz(task: "place the figure", messages: GraphvizMessages.take())
    }
    defer { gvFreeLayout(context.pointer, graph) }
    var data: UnsafeMutablePointer<CChar>?
    var length = 0
    let status = treeviz_render(context.pointer, graph, format, &data, &length)
    defer { gvFreeRenderData(data) }
    guard status == 0, let data else {
      throw .graphviz(task: "write '\(format)'", messages: GraphvizMessages.take())
    }
    return Figure(
      bytes: Array(UnsafeRawBufferPointer(start: data, count: length)),
      warnings: GraphvizMessages.take())
  }

  /// Draws the graph with the positions that its objects have on a canvas.
  ///
  /// - Returns: what graphviz complained about.
  func draw(
    on canvas: borrowing CairoCanvas, in context: GraphvizLibrary.Context
  ) throws(DrawingError) -> [String] {
    guard gvLayout(context.pointer, graph, "nop2") == 0 else {
      throw .graphviz(task: "place the figure", messages: GraphvizMessages.take())
    }
    defer { gvFreeLayout(context.pointer, graph) }
    // Of the formats that cairo draws, the one that writes nothing itself when the page ends.
    guard
      gvRenderContext(context.pointer, graph, "pdf", UnsafeMutableRawPointer(canvas.context)) == 0
    else {
      throw .graphviz(task: "draw the figure", messages: GraphvizMessages.take())
    }
    return GraphvizMessages.take()
  }

  /// Returns the graph as DOT.
  func text() throws(DrawingError) -> Figure {
    var data: UnsafeMutablePointer<CChar>?
    var length = 0
    guard let stream = open_memstream(&data, &length) else {
      throw .graphviz(task: "write 'dot'", messages: ["no memory"])
    }
    let status = agwrite(graph, stream)
    fclose(stream)
    defer { free(data) }
    guard status == 0, let data else {
      throw .graphviz(task: "write 'dot'", messages: GraphvizMessages.take())
    }
    return Figure(
      bytes: Array(UnsafeRawBufferPointer(start: data, count: length)),
      warnings: GraphvizMessages.take())
  }
}
