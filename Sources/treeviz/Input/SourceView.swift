import TreeCompiler
import ViewTree

/// What source tells of a tree: the code that it is of, and the lines of its nodes.
struct SourceView {
  /// The code of the view.
  let listing: SourceListing

  /// The path of the file that the code stands in.
  let path: String

  /// The places of nodes, by their index, as far as they are known.
  let places: [Int: SourceTies.Place]

  /// Finds the code of a tree; nil where the source does not have it.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - root: what the tree is of.
  ///   - sketches: the sketches of all files, by path.
  init?(of tree: ViewTree, root: ExampleRoot, sketches: [String: SourceSketch]) {
    guard let location = root.location, let sketch = sketches[location.path],
      let body = sketch.bodies.first(where: { $0.line == location.line })
    else { return nil }
    path = location.path
    places = SourceTies(tree: tree, sketches: sketches).places(of: body, path: path)
    listing = sketch.listing.part(from: body.firstLine, through: body.lastLine)
  }

  /// The lines of nodes that stand in the file of the listing.
  var lines: [Int: Int] {
    places.filter { $0.value.path == path }.mapValues(\.line)
  }
}
