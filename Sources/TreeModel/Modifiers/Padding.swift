public import Foundation

/// Adds space around its content.
nonisolated public struct _PaddingLayout: ViewModifier {
  public var edges: Edge.Set
  public var insets: EdgeInsets?

  public typealias Body = Never

  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
}

extension _PaddingLayout: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.shownEdges)
    structure.value(\.shownLength)
  }

  /// The edges as in source, where they are not all.
  private var shownEdges: PlainText? { edges == .all ? nil : PlainText(edges.shownName) }

  /// The length where it is one for all edges, and the four of them where they differ.
  private var shownLength: PlainText? {
    guard let insets else { return nil }
    let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing].map { length in
      let text = "\(Double(length))"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return PlainText(Set(lengths).count == 1 ? lengths[0] : lengths.joined(separator: ", "))
  }
}

extension Edge.Set {
  /// The name of a set of edges as in source: `horizontal`, `[top, leading]`.
  package var shownName: String {
    switch self {
    case .all: return "all"
    case .horizontal: return "horizontal"
    case .vertical: return "vertical"
    default:
      let names = Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PaddingLayout>`.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// Becomes `ModifiedContent<Self, _PaddingLayout>`.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Becomes `ModifiedContent<Self, _PaddingLayout>`.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
