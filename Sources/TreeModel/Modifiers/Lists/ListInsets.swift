/// Distances from some edges; what an edge has by default where none is told.
package struct ListInsets: Equatable, Sendable {
  package let top: CGFloat?
  package let leading: CGFloat?
  package let bottom: CGFloat?
  package let trailing: CGFloat?

  init(_ insets: EdgeInsets) {
    top = insets.top
    leading = insets.leading
    bottom = insets.bottom
    trailing = insets.trailing
  }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    top = edges.contains(.top) ? length : nil
    leading = edges.contains(.leading) ? length : nil
    bottom = edges.contains(.bottom) ? length : nil
    trailing = edges.contains(.trailing) ? length : nil
  }
}

extension ListInsets: CustomStringConvertible {
  /// The distances that are told: `EdgeInsets(top: 8.0, bottom: 8.0)`.
  package var description: String {
    let parts = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
      .compactMap { name, length in length.map { "\(name): \($0)" } }
    return "EdgeInsets(\(parts.joined(separator: ", ")))"
  }
}
