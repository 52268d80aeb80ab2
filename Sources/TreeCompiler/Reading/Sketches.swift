package import ViewTree

/// Returns what source files say of view trees, by their paths.
///
/// - Parameters:
///   - files: The files, which compile.
///   - options: Where the pieces of treeviz are.
/// - Returns: A sketch of each file.
/// - Throws: ``CompilerError`` where the source reader is missing or fails.
package func sketches(
  of files: [SourceFile], options: CompilerOptions = CompilerOptions()
) throws(CompilerError) -> [String: SourceSketch] {
  let library = try ReaderLibrary(options.installation)
  var sketches: [String: SourceSketch] = [:]
  for file in files {
    sketches[file.path] = try library.sketch(of: file.contents, name: file.path)
  }
  return sketches
}
