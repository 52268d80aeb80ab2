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

    /// Cgraph's number of it.
    fileprivate var kind: Int32 {
      switch self {
      case .graph: 0
      case .node: 1
      case .edge: 2
      }
    }
  }

  /// A declared attribute.
  struct Attribute {
    fileprivate let symbol: OpaquePointer?
  }

  /// A node of the graph.
  struct Node {
    fileprivate let pointer: OpaquePointer?
  }

  /// An edge of the graph.
  struct Edge {
    fileprivate let pointer: OpaquePointer?
  }

  private let graph: OpaquePointer
  private let functions: GraphvizFunctions

  init(name: String) throws(DrawingError) {
    let functions = try GraphvizFunctions.load()
    guard let graph = functions.openGraph(name, functions.undirected, nil) else {
      throw .graphviz(task: "open a graph", messages: GraphvizMessages.take())
    }
    self.graph = graph
    self.functions = functions
  }

  deinit { _ = functions.closeGraph(graph) }
}

// MARK: - Building

extension GraphvizGraph {
  /// Declares an attribute and the value that it has where nothing is set.
  @discardableResult
  func declare(_ name: String, of element: Element, _ value: String) -> Attribute {
    Attribute(symbol: functions.declare(graph, element.kind, name, value))
  }

  func addNode(_ name: String) -> Node {
    Node(pointer: functions.addNode(graph, name, 1))
  }

  func addEdge(_ tail: Node, _ head: Node) -> Edge {
    Edge(pointer: functions.addEdge(graph, tail.pointer, head.pointer, nil, 1))
  }

  func set(_ attribute: Attribute, of node: Node, _ value: String) {
    _ = functions.set(node.pointer, attribute.symbol, value)
  }

  func set(_ attribute: Attribute, of edge: Edge, _ value: String) {
    _ = functions.set(edge.pointer, attribute.symbol, value)
  }
}

// MARK: - Rendering

extension GraphvizGraph {
  /// Draws the graph with the positions that its objects have.
  func draw(as format: String, in context: GraphvizLibrary.Context) throws(DrawingError) -> Figure {
    guard functions.layOut(context.pointer, graph, "nop2") == 0 else {
      throw .graphviz(task: "place the figure", messages: GraphvizMessages.take())
    }
    defer { _ = functions.freeLayout(context.pointer, graph) }
    var data: UnsafeMutablePointer<CChar>?
    // A zeroed `size_t` holds an `unsigned int` too, on a little-endian machine.
    var length = 0
    let status = functions.render(context.pointer, graph, format, &data, &length)
    defer { functions.freeRendered(data) }
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
    guard functions.layOut(context.pointer, graph, "nop2") == 0 else {
      throw .graphviz(task: "place the figure", messages: GraphvizMessages.take())
    }
    defer { _ = functions.freeLayout(context.pointer, graph) }
    // Of the formats that cairo draws, the one that writes nothing itself when the page ends.
    guard
      functions.renderOn(
        context.pointer, graph, "pdf", UnsafeMutableRawPointer(canvas.context)) == 0
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
    let status = functions.write(graph, stream)
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
