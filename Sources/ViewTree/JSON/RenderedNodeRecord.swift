/// A node of a render tree as it stands in a document.
struct RenderedNodeRecord: Codable {
  private var kind: String
  private var label: String
  private var components: [PathComponentRecord]?
  private var role: String?
  private var values: String?
  private var number: Int
  private var element: Int?
  private var revision: Int?
  private var around: Int?
  private var implicit: Bool?
  private var listCount: Int?
  private var within: [Int]?
  private var state: [ViewInstance.Property]?
  private var reads: [ViewInstance.Read]?
  private var writes: [ViewInstance.Property]?
  private var mark: String?

  /// The position of the parent; nil for the root.
  private(set) var parent: Int?

  /// The whole path, for readers.
  var path: String?

  /// What became of the node, for readers.
  var became: String?

  /// Where the node was in the tree before, for readers.
  var before: Int?

  init(_ node: RenderedNode, parent: Int) {
    kind = node.kind.rawValue
    label = node.label
    components = Self.some(node.components.map(PathComponentRecord.init))
    role = node.role
    values = node.values
    number = node.number
    element = node.element
    revision = node.revision == 0 ? nil : node.revision
    around = node.around
    implicit = node.isImplicit ? true : nil
    listCount = node.listCount
    within = Self.some(node.within)
    state = Self.some(node.state)
    reads = Self.some(node.reads)
    writes = Self.some(node.writes)
    mark = node.mark?.rawValue
    self.parent = parent < 0 ? nil : parent
  }

  private static func some<Element>(_ elements: [Element]) -> [Element]? {
    elements.isEmpty ? nil : elements
  }
}

// MARK: - Checking

extension RenderedNodeRecord {
  /// Returns the node.
  ///
  /// - Parameter place: where it stands in the document.
  /// - Returns: the node.
  /// - Throws: an error where it is none.
  func node(at place: String) throws(DocumentError) -> RenderedNode {
    var node = RenderedNode(
      kind: try DocumentReading.kind(kind, at: place), label: label, role: role, values: values,
      number: number, element: element,
      around: around, isImplicit: implicit ?? false, listCount: listCount, within: within ?? [],
      state: state ?? [], reads: reads ?? [], writes: writes ?? [])
    node.revision = revision ?? 0
    node.mark = try DocumentReading.mark(mark, at: place)
    node.components = try DocumentReading.components(components, at: place)
    return node
  }
}
