package import ViewTree

/// A view, modifier, app, preview or snippet of an example, ready to be made a tree of.
package struct ExampleRoot: Sendable, Hashable {
  /// What it is.
  package var kind: ProbeReport.Kind

  /// The name by which `--view` finds it: `Outer.Row`, a preview's title, `snippet`. Names that
  /// stand twice are told apart by a number: `Row#2`.
  package var name: String

  /// Where it is declared.
  package var location: Diagnostic.Location?

  /// The type to draw.
  package var type: String

  /// Types whose names are replaced before the tree is made: a generic view's placeholders by its
  /// parameters.
  package var replacements: [String: String]

  /// The types that stand for a generic view's parameters for which no placeholder will do.
  package var substitutes: [Substitute] = []

  /// A type that stands for a generic parameter.
  package struct Substitute: Sendable, Hashable {
    package var parameter: String
    package var type: String
  }

  /// Why it cannot be drawn.
  package var failure: String?

  /// The name of the type that the source declares, by which an issue names the root.
  package var typeName = ""

  /// What is mounted of it, where instances were asked for and it has one: after all changes.
  package var instance: ViewInstance?

  /// What changes did to what was mounted, where they were asked for.
  package var update: UpdateLog?

  /// What the changes before one that failed did; nil where none failed, or the first one.
  package var unfinishedUpdate: UpdateLog?

  /// The names of the other roots' types that were mounted as part of it.
  package var mounted: [String] = []
}

extension ExampleRoot {
  /// The last part of the name: `Row` of `Outer.Row`.
  package var shortName: String {
    kind == .preview ? name : String(name.split(separator: ".").last ?? "")
  }

  /// Why there is no instance of it, as a sentence goes on after its name.
  package var reasonForNoInstance: String {
    switch kind {
    case .modifier: "is a modifier"
    case .scene: "is a scene"
    default: replacements.isEmpty ? "takes arguments" : "is generic"
    }
  }

  /// A Boolean value indicating whether it shows views that stand for themselves elsewhere.
  package var isPreview: Bool { kind == .preview || kind == .previewProvider }
}
