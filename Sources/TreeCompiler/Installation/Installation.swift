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
