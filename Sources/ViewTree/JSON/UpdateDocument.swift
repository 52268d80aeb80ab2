/// What changes did to render trees as a file: what `update -f json` writes.
///
///     {"format": "treeviz-update", "version": 1, "updates": [
///       {"name": "Row", "steps": [
///         {"events": [...], "nodes": [...], "notRun": [], "removed": []},
///         {"change": "--set isOn=true", "events": [...], "nodes": [...], ...}
///       ]}
///     ]}
///
/// `docs/json.md` describes it, `docs/schema/update-1.json` is its schema.
package struct UpdateDocument: Sendable, Hashable {
  /// What the key `format` holds.
  package static let format = "treeviz-update"

  /// The version that is written, and the only one that is read.
  package static let currentVersion = 1

  /// The logs, in order.
  package var logs: [Log]

  package init(logs: [Log]) {
    self.logs = logs
  }

  /// What happened to one view, preview or snippet.
  package struct Log: Sendable, Hashable {
    /// Its name.
    package var name: String

    /// The mount, from an empty tree, then each change, from the tree of the one before.
    package var updates: [RenderUpdate]

    package init(name: String, updates: [RenderUpdate]) {
      self.name = name
      self.updates = updates
    }
  }
}
