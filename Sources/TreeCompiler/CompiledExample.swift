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

  package struct Output: Codable, Sendable, Hashable {
    package var standardOutput: [UInt8]
    package var standardError: [UInt8]

    /// A Boolean value indicating whether more was written than is kept.
    package var isCut: Bool
  }
}
