/// View trees as a file: what `inspect -f json` writes, and an input that `render` reads.
///
///     {"format": "treeviz-tree", "version": 1, "trees": [
///       {"name": "Row", "nodes": [
///         {"kind": "customView", "label": "Row", "path": ""},
///         {"kind": "leaf", "label": "Text", "parent": 0, "path": ""}
///       ]}
///     ]}
///
/// `docs/json.md` describes it, `docs/schema/tree-1.json` is its schema.
package struct ViewTreeDocument: Sendable, Hashable {
  /// What the key `format` holds.
  package static let format = "treeviz-tree"

  /// The version that is written, and the only one that is read.
  package static let currentVersion = 1

  /// The trees, in order.
  package var trees: [ViewTree]

  package init(trees: [ViewTree]) {
    self.trees = trees
  }

  /// Returns a Boolean value indicating whether bytes look like such a document.
  package static func isDocument(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
  }
}
