import Glibc
import TreeCompiler
import ViewTree

/// Finds and reads the source files that a command line names: files, folders, standard input.
enum SourceFiles {
  /// Returns the files in the order of the command line, those of a folder sorted by path.
  ///
  /// - Throws: ``CommandFailure`` for what cannot be read, and for a folder without Swift files.
  static func read(_ paths: [String]) throws -> [SourceFile] {
    if let capture = CommandCapture.current { return capture.sources }
    var files: [SourceFile] = []
    for path in try paths.flatMap(expanded) {
      let shown = ExampleInput.shown(path)
      guard !files.contains(where: { $0.path == shown }) else { continue }
      files.append(SourceFile(path: shown, contents: try InputFile.bytes(of: path)))
    }
    return files
  }

  /// The files that one argument stands for.
  private static func expanded(_ path: String) throws -> [String] {
    guard isFolder(path) else { return [path] }
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if exists(folder + "/Package.swift") { return try targetFiles(ofPackage: folder) }
    let files = swiftFiles(in: folder)
    guard !files.isEmpty else {
      throw CommandFailure("'\(path)' holds no Swift file")
    }
    return files
  }

  /// The files of a package's one target.
  private static func targetFiles(ofPackage folder: String) throws -> [String] {
    let targets = names(in: folder + "/Sources").map { "\(folder)/Sources/\($0)" }.filter(isFolder)
    if targets.count == 1 { return swiftFiles(in: targets[0]) }
    let direct = targets.isEmpty ? swiftFiles(in: folder + "/Sources") : []
    guard direct.isEmpty else { return direct }
    let found = targets.map { "'\($0)'" }.joined(separator: ", ")
    throw CommandFailure(
      "'\(folder)' is a package; give the folder of one target"
        + (found.isEmpty ? "" : ": \(found)"))
  }

  /// All Swift files of a folder and its subfolders, hidden ones left out, sorted.
  private static func swiftFiles(in folder: String) -> [String] {
    var files: [String] = []
    var pending = [folder]
    while let next = pending.popLast() {
      for name in names(in: next) {
        let path = next == "." ? name : "\(next)/\(name)"
        if isFolder(path) {
          pending.append(path)
        } else if name.hasSuffix(".swift") {
          files.append(path)
        }
      }
    }
    return files.sorted()
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
