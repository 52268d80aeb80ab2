import ViewTree

/// The copies of the user's files that are compiled.
struct SourceCopies {
  let files: [SourceFile]

  /// The names under which the compiler knows the files.
  let names: [String]
  let summaries: [SourceSummary]

  /// What the asset catalogues beside the files have.
  var catalog = AssetCatalog()

  /// The changes that are compiled with the files.
  let changes: [SourceChange]

  /// For each file the code of the changes; empty where there are none.
  let changeCode: [String]

  /// A Boolean value indicating whether there is code that makes instances.
  var haveInstances: Bool { summaries.contains { !$0.instanceCode.isEmpty } }

  /// Writes the copies.
  ///
  /// - Parameters:
  ///   - folder: Where to.
  ///   - withInstances: Whether the code that makes instances is written too.
  /// - Returns: Their paths, in the order of the files, then those of what else they need:
  ///     what Xcode would generate, what Combine has for URLs.
  /// - Throws: ``CompilerError/system(_:code:)``.
  func write(
    to folder: borrowing TemporaryFolder, withInstances: Bool
  ) throws(CompilerError) -> [String] {
    var paths: [String] = []
    for (index, summary) in summaries.enumerated() {
      var code = withInstances ? summary.instanceCode : ""
      if !changeCode.isEmpty { code += changeCode[index] }
      paths.append(try folder.write(summary.compiledSource + code, to: "\(index).swift"))
    }
    if let assets = AssetMembers(of: summaries, catalog: catalog).source {
      paths.append(try folder.write(assets, to: "assets.swift"))
    }
    if let networking = NetworkingMembers(for: files).source {
      paths.append(try folder.write(networking, to: "networking.swift"))
    }
    return paths
  }

  /// Returns the user's files under the names of their copies.
  func known(in paths: [String]) -> KnownFiles {
    KnownFiles(
      files.indices.map { index in
        KnownFiles.File(
          files[index], name: names[index], copy: paths[index],
          summary: summaries[index])
      } + changes.map { KnownFiles.File(path: $0.text, name: $0.sourceName, hasPlaces: false) })
  }

  /// Returns a Boolean value indicating whether the compiler found fault with a change.
  func isAboutChange(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { diagnostic in
      diagnostic.severity == .error && changes.contains { $0.text == diagnostic.location?.path }
    }
  }
}
