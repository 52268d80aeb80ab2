package import ViewTree

/// What came of compiling and running sources.
package struct CompiledExample: Codable, Sendable {
  /// The types that the probe found.
  package var report: ProbeReport

  /// What reading told of each file, in the order of the files.
  package var summaries: [SourceSummary]

  /// The compiler's warnings.
  package var diagnostics: [Diagnostic]

  /// What the example wrote to its standard output and error, up to 1 MB each.
  package var output: Output

  /// What came up while instances were mounted.
  package var issues: [Issue] = []

  /// Something that SwiftUI would complain of, or that ended the example, while a root was mounted.
  package struct Issue: Codable, Sendable, Hashable {
    /// The root, by the name of its type: ``ExampleRoot/typeName``.
    package var root: String

    /// The message; an error where the root has no instance because of it.
    package var diagnostic: Diagnostic

    /// A Boolean value indicating whether it is about an object that a view above has to set.
    package var isMissingObject: Bool

    /// A Boolean value indicating whether the root has nothing that a change could be made to.
    package var lacksSubject: Bool

    /// A Boolean value indicating whether it is what a change led to, once it was made.
    package var followsChange: Bool
  }

  package struct Output: Codable, Sendable, Hashable {
    package var standardOutput: [UInt8]
    package var standardError: [UInt8]

    /// A Boolean value indicating whether more was written than is kept.
    package var isCut: Bool
  }
}
