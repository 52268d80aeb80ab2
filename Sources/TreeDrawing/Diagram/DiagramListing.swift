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
  ///   - groups: the nodes of each box. A box with several stands on the line of the last.
  mutating func add(_ source: SourceListing, lines: [Int: Int], groups: [TreeExtract.Group]) {
    let places = groups.map { group -> Int? in
      let line = group.nodes.reversed().lazy.compactMap { lines[$0] }.first
      return line.map { $0 - source.firstLine }.flatMap {
        source.lines.indices.contains($0) ? $0 : nil
      }
    }
    var ties: [Int: Int] = [:]
    for (number, line) in Set(places.compactMap { $0 }).sorted().enumerated() {
      ties[line] = number + 1
    }
    for (index, line) in places.enumerated() { boxes[index].tie = line.flatMap { ties[$0] } }
    listing = DiagramListing(source: source, ties: ties)
  }
}
