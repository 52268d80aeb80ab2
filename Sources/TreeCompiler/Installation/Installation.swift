/// Where the pieces of treeviz are that a compilation needs.
///
/// They stand beside the executable (a build folder), or in `lib/treeviz` next to the `bin` that
/// holds it (an installed tool); `TREEVIZ_HOME` names another folder that holds them.
package struct Installation: Sendable, Hashable {
  /// The folders that are searched, in order.
  package let folders: [String]

  /// Creates an installation from the folders that may hold its pieces.
  package init(folders: [String]) {
    self.folders = folders
  }

  /// The installation that the running executable belongs to.
  package static var current: Installation {
    if let home = Environment.value("TREEVIZ_HOME") {
      return Installation(folders: [home, home + "/lib/treeviz", home + "/bin"])
    }
    let folder = (FilePath.resolved("/proc/self/exe") ?? "./treeviz").parentPath
    return Installation(folders: [folder, folder.parentPath + "/lib/treeviz"])
  }
}

// MARK: - Compiler

extension Installation {
  /// What the compiler said of itself that built an installed treeviz; nil in a build folder.
  var compiler: String? { compilerLines.first }

  /// A Boolean value indicating whether this is an installed treeviz, and no build folder.
  package var isInstalled: Bool { compiler != nil }

  /// Returns what an installed tool and all pieces were built from: digits that are the same for the same
  /// sources; nil in a build folder, and where that is not known.
  func sources(of executable: String) throws(CompilerError) -> [UInt8]? {
    guard let home = FilePath.resolved(executable)?.parentPath else { return nil }
    for piece in Piece.allCases {
      guard FilePath.resolved(try path(of: piece))?.parentPath == home else { return nil }
    }
    return FileContents.bytes(of: home + "/sources")
  }

  /// The folder of the toolchain that built an installed treeviz.
  var toolchainRoot: String? { compilerLines.dropFirst().first }

  /// What `make install` noted of the compiler.
  private var compilerLines: [String] {
    let bytes = folders.lazy.compactMap { FileContents.bytes(of: $0 + "/compiler") }.first ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

// MARK: - Pieces

extension Installation {
  /// A file or folder of treeviz.
  package enum Piece: String, CaseIterable, Sendable {
    /// The folder of the compiled modules that an example imports.
    case modules = "Modules"
    case model = "libTreeModel.so"
    case reader = "libTreeReader.so"
    case probe = "treeviz-probe"
    case macros = "TreeModelMacros-tool"
  }

  /// Returns the path of a piece.
  ///
  /// - Throws: ``CompilerError/incompleteInstallation(missing:searched:)`` where there is none.
  package func path(of piece: Piece) throws(CompilerError) -> String {
    for folder in folders {
      let path = folder + "/" + piece.rawValue
      if FilePath.exists(path) { return path }
    }
    throw .incompleteInstallation(missing: piece.rawValue, searched: folders)
  }
}
