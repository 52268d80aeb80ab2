/// Why a JSON document could not be read, and where in it.
///
///     trees[0].nodes[3].kind: found 'stack', expected a kind of node: leaf, container, …
package struct DocumentError: Error, Sendable, Hashable {
  /// The place: keys and positions from the top; empty for the whole document.
  package var path: String

  /// What is wrong there.
  package var message: String

  package init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }
}

// MARK: - CustomStringConvertible

extension DocumentError: CustomStringConvertible {
  package var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
