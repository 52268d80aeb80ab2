import ViewTree

/// The copies of the user's files that are compiled.
struct SourceCopies {
  let files: [SourceFile]

  /// The names under which the compiler knows the files.
  let names: [String]
  let summaries: [SourceSummary]

  /// A Boolean value indicating whether there is code that makes instances.
  var haveInstances: Bool { summaries.contains { !$0.instanceCode.isEmpty } }

  /// Writes the copies.
  ///
  /// - Parameters:
  ///   - folder: Where to.
  ///   - withInstances: Whether the code that makes instances is written too.
  /// - Returns: Their paths, in the order of the files, and that of what Xcode would generate.
  /// - Throws: ``CompilerError/system(_:code:)``.
  func write(
    to folder: borrowing TemporaryFolder, withInstances: Bool
  ) throws(CompilerError) -> [String] {
    var paths: [String] = []
    for (index, summary) in summaries.enumerated() {
      let code = withInstances ? summary.instanceCode : ""
      paths.append(try folder.write(summary.compiledSource + code, to: "\(index).swift"))
    }
    if let assets = AssetMembers(of: summaries).source {
      paths.append(try folder.write(assets, to: "assets.swift"))
    }
    return paths
  }

  /// Returns the user's files under the names of their copies.
  func known(in paths: [String]) -> KnownFiles {
    KnownFiles(
      files.indices.map { index in
        KnownFiles.File(
          files[index], name: names[index], copy: paths[index],
          source: summaries[index].compiledSource)
      })
  }
}
