/// The Swift toolchain that compiles examples.
package struct Toolchain: Sendable, Hashable {
  /// The folder that holds the toolchain's `bin` and `lib`.
  package let root: String

  /// Creates a toolchain from its folder, or from the one that holds its `usr`.
  ///
  /// - Throws: ``CompilerError/noToolchain(_:)`` where no compiler is there.
  package init(root: String) throws(CompilerError) {
    for candidate in [root, root + "/usr"] {
      if FilePath.isExecutable(candidate + "/bin/swift-frontend") {
        self.root = candidate
        return
      }
    }
    throw .noToolchain("no 'bin/swift-frontend' in '\(root)'")
  }
}

// MARK: - Search

extension Toolchain {
  /// Returns the toolchain that `TREEVIZ_TOOLCHAIN` names, or that of the first `swiftc` on `PATH`.
  package static func find() throws(CompilerError) -> Toolchain {
    if let root = Environment.value("TREEVIZ_TOOLCHAIN") { return try Toolchain(root: root) }
    var rejected: String?
    for folder in (Environment.value("PATH") ?? "").split(separator: ":") {
      let compiler = "\(folder)/swiftc"
      guard FilePath.isExecutable(compiler) else { continue }
      if let toolchain = toolchain(of: compiler) { return toolchain }
      rejected = rejected ?? compiler
    }
    throw .noToolchain(
      rejected.map { "'\($0)' belongs to no toolchain" } ?? "there is no 'swiftc' on PATH")
  }

  private static func toolchain(of compiler: String) -> Toolchain? {
    if let path = FilePath.resolved(compiler),
      let toolchain = try? Toolchain(root: path.parentPath.parentPath)
    {
      return toolchain
    }
    // A launcher, as swiftly installs them: only it knows where it leads.
    let command = Command(compiler, ["-print-target-info"])
    guard let outcome = try? command.run(capturing: [.init(1)], timeout: .seconds(20)),
      let line = String(decoding: outcome.output(1), as: UTF8.self).split(separator: "\n")
        .first(where: { $0.contains("\"runtimeResourcePath\"") })
    else { return nil }
    let parts = line.split(separator: "\"")
    guard let path = parts.last(where: { $0.contains("/") }) else { return nil }
    return try? Toolchain(root: String(path).parentPath.parentPath)
  }
}

// MARK: - Parts

extension Toolchain {
  package var compiler: String { root + "/bin/swift-frontend" }

  package var linker: String { root + "/bin/ld.lld" }

  /// The reader of line tables.
  var symbolizer: String { root + "/bin/llvm-symbolizer" }

  /// The folder of the libraries that programs load.
  var libraries: String { root + "/lib/swift/linux" }

  /// The object that tells the runtime of an image's types.
  var runtimeObject: String { libraries + "/\(Toolchain.architecture)/swiftrt.o" }

  var hostLibraries: String { root + "/lib/swift/host" }

  #if arch(arm64)
  static let architecture = "aarch64"
  #else
  static let architecture = "x86_64"
  #endif

  static var target: String { architecture + "-unknown-linux-gnu" }

  /// Returns what the compiler says of itself: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package func version() throws(CompilerError) -> String {
    let outcome = try Command(compiler, ["--version"]).run(
      capturing: [.init(1)], timeout: .seconds(20))
    let text = String(decoding: outcome.output(1), as: UTF8.self)
    return String(text.prefix { $0 != "\n" })
  }
}
