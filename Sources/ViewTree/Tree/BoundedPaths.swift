/// The identity paths of a tree's nodes, whose texts stay bounded however deep it is.
///
/// A path that is longer than the limit keeps its end: `…1.0`. So the paths of a chain of 100,000
/// stacks take no quadratic room. Beyond 16 MB in all, the limit is 256 bytes.
package struct BoundedPaths {
  /// The number of UTF-8 bytes beyond which a path keeps its end alone.
  package static let limit = 4096

  private var paths: [String] = []
  private var byteCount = 0

  package init() {}

  /// Adds the next node in preorder.
  ///
  /// - Parameters:
  ///   - components: what it adds to its parent's path.
  ///   - parent: the index of its parent; -1 for the root.
  /// - Returns: its path.
  package mutating func append(_ components: [PathComponent], parent: Int) -> String {
    var path = parent < 0 ? "" : paths[parent]
    for component in components {
      if !path.isEmpty { path += "." }
      path += component.description
    }
    let limit = byteCount < 16 << 20 ? Self.limit : 256
    if path.utf8.count > limit {
      // Half of it, so that a chain is cut once in many levels.
      let bytes = path.utf8
      let start = bytes.index(bytes.endIndex, offsetBy: -limit / 2)
      let dot = bytes[start...].firstIndex(of: UInt8(ascii: ".")).map(bytes.index(after:))
      path = "…" + path[(dot ?? start)...]
    }
    byteCount += path.utf8.count
    paths.append(path)
    return path
  }
}
