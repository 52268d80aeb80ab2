/// What the probe tells of a compiled example: its roots, and what the bodies of its custom types are.
///
/// It carries type names only; turning them into trees is ``ViewTreeBuilder``'s work. Types are
/// printed as `String(reflecting:)` does (module and parents before each name), with `SwiftUI` as
/// the module of the DSL's types, and without addresses: `Main.(unknown context #1).Row` in place
/// of `Main.(unknown context at $7f00...).Row`, numbered by first appearance.
package struct ProbeReport: Codable, Sendable, Hashable {
  /// The version of this format.
  package static let currentVersion = 1

  package var version: Int

  /// The roots in the order in which the image lists them.
  package var roots: [Root]

  /// For each custom view, modifier, app and scene that was met, its body's type.
  package var bodies: [String: String]

  package init(
    version: Int = currentVersion, roots: [Root] = [], bodies: [String: String] = [:]
  ) {
    self.version = version
    self.roots = roots
    self.bodies = bodies
  }

  /// A view, modifier, app or preview that the example declares.
  package struct Root: Codable, Sendable, Hashable {
    package var kind: Kind

    /// The name of the type with its parents, without the module: `Outer.Row`.
    package var name: String

    /// The type to draw. For previews it is that of what they show, not of the preview itself.
    package var type: String

    /// The line on which a preview starts, where it is one made by `#Preview`.
    package var line: Int?

    /// The title of a preview, where it has one.
    package var title: String?

    /// Why the root could not be drawn (a generic view whose requirements nothing here meets).
    package var failure: String?

    /// What was mounted, where it was asked for and the root has an instance.
    package var instance: ViewInstance?

    /// What changes did to what was mounted, where they were asked for.
    package var update: UpdateLog?

    /// What the changes before one that failed did; the rest of the report comes from another run.
    package var unfinishedUpdate: UpdateLog?

    /// The names of the other roots' types that were mounted as part of it.
    package var mounted: [String]?

    package init(
      kind: Kind, name: String, type: String, line: Int? = nil, title: String? = nil,
      failure: String? = nil, instance: ViewInstance? = nil, update: UpdateLog? = nil
    ) {
      self.kind = kind
      self.name = name
      self.type = type
      self.line = line
      self.title = title
      self.failure = failure
      self.instance = instance
      self.update = update
    }
  }

  package enum Kind: String, Codable, Sendable, Hashable {
    case view
    case modifier
    case app
    case scene
    case preview
    case previewProvider
    case snippet
  }
}
