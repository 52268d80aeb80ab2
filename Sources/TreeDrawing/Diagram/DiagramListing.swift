package import ViewTree

/// The source beside a tree, and which of its lines boxes stand on.
package struct DiagramListing: Sendable, Hashable {
  package var source: SourceListing

  /// For each line, counted from 0 in the listing, the number that ties it to its boxes.
  package var ties: [Int: Int]

  package init(source: SourceListing, ties: [Int: Int] = [:]) {
    self.source = source
    self.ties = ties
  }
}

extension Diagram {
  /// Puts a listing beside the tree and numbers the lines that boxes stand on, from top to bottom.
  ///
  /// - Parameters:
  ///   - source: the listing.
  ///   - lines: for each node of the view tree the line of the file on which it is written, where
  ///     that is known.
  ///   - groups: the nodes of each box. A box with several stands on the line of the last; the others
  ///     have numbers at their own lines in the box.
  mutating func add(_ source: SourceListing, lines: [Int: Int], groups: [TreeExtract.Group]) {
    func place(_ node: Int) -> Int? {
      guard let line = lines[node], source.lines.indices.contains(line - source.firstLine) else {
        return nil
      }
      return line - source.firstLine
    }
    let all = groups.map { $0.nodes.map(place) }
    let places = all.map { $0.reversed().lazy.compactMap(\.self).first }
    var ties: [Int: Int] = [:]
    for (number, line) in Set(all.joined().compactMap(\.self)).sorted().enumerated() {
      ties[line] = number + 1
    }
    for (index, line) in places.enumerated() {
      boxes[index].tie = line.flatMap { ties[$0] }
      // The lines of a box are its nodes', the outermost first, below what is left out.
      let first = boxes[index].lines.firstIndex { $0.style != .note } ?? 0
      for (number, place) in all[index].dropLast().enumerated() where place != line {
        boxes[index].lines[first + number].tie = place.flatMap { ties[$0] }
      }
    }
    listing = DiagramListing(source: source, ties: ties)
  }
}
