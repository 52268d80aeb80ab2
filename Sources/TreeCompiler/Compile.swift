import ViewTree

/// Compiles source files as one module, runs the result in a process of its own, and returns what
/// that says of the views it found; from the cache where that has the answer.
///
/// - Parameters:
///   - files: The files of the module.
///   - options: How to compile and run them.
/// - Returns: The probe's report, what reading told of the files, and the compiler's warnings.
/// - Throws: ``CompilerError``; its diagnostics name the user's files, lines and columns.
package func compile(
  _ files: [SourceFile], options: CompilerOptions = CompilerOptions()
) throws(CompilerError) -> CompiledExample {
  let toolchain = if let given = options.toolchain { given } else { try Toolchain.find() }
  let catalog = AssetCatalog(beside: files)
  guard let cache = options.cache else {
    return try compileAnew(files, catalog, toolchain: toolchain, options: options)
  }
  let key = try CacheKey(files: files, catalog, options: options, toolchain: toolchain)
  let kept = try options.measure("cache") { () throws(CompilerError) in cache.example(for: key) }
  if let kept { return kept }
  let example = try compileAnew(files, catalog, toolchain: toolchain, options: options)
  cache.store(example, for: key)
  return example
}

/// Compiles, and says where all that failed is that the compiler is another one: its own messages, and
/// those of the loader, do not.
private func compileAnew(
  _ files: [SourceFile], _ catalog: AssetCatalog, toolchain: Toolchain, options: CompilerOptions
) throws(CompilerError) -> CompiledExample {
  do throws(CompilerError) {
    return try compileOnce(files, catalog, toolchain: toolchain, options: options)
  } catch {
    guard !error.isAboutInput, let built = options.installation.compiler,
      let found = try? toolchain.version(), found != built
    else { throw error }
    throw .otherToolchain("\(found) in '\(toolchain.root)', not \(built)")
  }
}

private func compileOnce(
  _ files: [SourceFile], _ catalog: AssetCatalog, toolchain: Toolchain, options: CompilerOptions
) throws(CompilerError) -> CompiledExample {
  try Interruption.noted { () throws(CompilerError) in
    let folder = try TemporaryFolder()
    let request = ProbeRequest(json: options.request)
    let compilation = Compilation(
      toolchain: toolchain, folder: folder.path, options: options,
      hasLineTables: request.wantsInstances, implicitModules: ImplicitModules(for: files))
    let compiler = try compilation.startCompiler()

    let names = SourceFile.compilerNames(of: files)
    let summaries = try options.measure("read") { () throws(CompilerError) in
      try ReaderLibrary(options.installation).summaries(of: files, names: names)
    }
    let changes = try changeCode(files, preferring: request.names, options: options)
    let copies = SourceCopies(
      files: files, names: names, summaries: summaries, catalog: catalog,
      changes: options.changes, changeCode: changes)
    let sources = try copies.write(to: folder, withInstances: request.wantsInstances)
    // Both the compiler, above, and the probe get ready while something else is done.
    let run = ExampleRun(
      files: files, summaries: summaries, known: copies.known(in: sources), request: request,
      options: options, toolchain: toolchain)
    let probe = try run.start(in: folder)
    let messages = DiagnosticParser(files: copies.known(in: sources))
    let warnings: [Diagnostic]
    do throws(CompilerError) {
      warnings = try compilation.run(sources, compiler: compiler, messages: messages)
    } catch {
      guard case .invalidSource(let faults) = error, request.wantsInstances,
        copies.haveInstances, !copies.isAboutChange(faults)
      else {
        throw error
      }
      // What was written for the instances must not be what an example fails of.
      _ = try copies.write(to: folder, withInstances: false)
      warnings = try compilation.run(
        sources, compiler: compilation.startCompiler(), messages: messages)
    }
    return try run.example(probe, in: folder, warnings: warnings)
  }
}

/// Returns the code of the changes for each file; none where there are no changes.
private func changeCode(
  _ files: [SourceFile], preferring names: [String], options: CompilerOptions
) throws(CompilerError) -> [String] {
  guard !options.changes.isEmpty else { return [] }
  return try options.measure("changes") { () throws(CompilerError) in
    try ReaderLibrary(options.installation).changeCode(
      ChangeRequest(
        changes: options.changes,
        sources: files.map { String(decoding: $0.contents, as: UTF8.self) },
        preferredTypes: names))
  }
}
