import Glibc

/// The colours and images of the asset catalogues that belong to some files, by the members that Xcode
/// makes of their names: `brandRed` of `Brand Red`.
struct AssetCatalog: Hashable {
  private(set) var colors: [String: String] = [:]
  private(set) var images: [String: String] = [:]

  /// A catalogue without anything.
  init() {}

  /// Reads the catalogues beside files.
  ///
  /// In a project, whose folder has a `.git`, an `.xcodeproj` or a `Package.swift`, they are sought in
  /// the folders from each file's up to the project's and in those beside them; elsewhere in the file's
  /// folder and the one above.
  init(beside files: [SourceFile]) {
    let folders = Set(files.filter { $0.path != "-" }.map(\.path.parentPath))
    var found: Set<String> = []
    for folder in folders { found.formUnion(Self.catalogs(for: folder)) }
    for path in found.sorted() { read(path) }
  }
}

// MARK: - Searching

extension AssetCatalog {
  private static let maximumLevels = 8
  private static let maximumNeighbours = 100

  private static func catalogs(for folder: String) -> [String] {
    guard let start = FilePath.resolved(folder) else { return [] }
    var levels = [start]
    while levels.count < maximumLevels, !isProject(levels[levels.count - 1]) {
      let parent = levels[levels.count - 1].parentPath
      guard parent != "/" else { break }
      levels.append(parent)
    }
    guard isProject(levels[levels.count - 1]) else {
      return levels.prefix(2).flatMap { catalogs(in: $0) }
    }
    return levels.flatMap { level in
      catalogs(in: level)
        + FileTree.entries(of: level).sorted().prefix(maximumNeighbours)
        .filter { !$0.hasPrefix(".") && !$0.hasSuffix(".xcassets") }
        .flatMap { catalogs(in: level + "/" + $0) }
    }
  }

  private static func catalogs(in folder: String) -> [String] {
    FileTree.entries(of: folder).filter { $0.hasSuffix(".xcassets") }.map { folder + "/" + $0 }
  }

  private static func isProject(_ folder: String) -> Bool {
    FilePath.exists(folder + "/.git") || FilePath.exists(folder + "/Package.swift")
      || FileTree.entries(of: folder).contains {
        $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }
  }
}

// MARK: - Reading

extension AssetCatalog {
  private mutating func read(_ catalog: String) {
    var pending = [catalog]
    while let folder = pending.popLast() {
      for entry in FileTree.entries(of: folder).sorted() {
        if entry.hasSuffix(".colorset") {
          add(String(entry.dropLast(".colorset".count)), suffix: "Color", to: &colors)
        } else if entry.hasSuffix(".imageset") {
          add(String(entry.dropLast(".imageset".count)), suffix: "Image", to: &images)
        } else if !entry.contains("."), !isNamespace(folder + "/" + entry) {
          pending.append(folder + "/" + entry)
        }
      }
    }
  }

  /// A Boolean value indicating whether a folder's name is part of the names in it: Xcode makes types of
  /// such folders, which are not made here.
  private func isNamespace(_ folder: String) -> Bool {
    let contents = FileContents.bytes(of: folder + "/Contents.json") ?? []
    return contents.firstRange(of: "provides-namespace".utf8) != nil
  }

  /// Adds an asset under its member, with and without what its name says of its kind.
  private func add(_ name: String, suffix: String, to names: inout [String: String]) {
    guard !name.contains("\""), !name.contains("\\") else { return }
    let member = Self.member(name)
    for member in [member, member.hasSuffix(suffix) ? String(member.dropLast(suffix.count)) : ""]
    where !member.isEmpty && names[member] == nil {
      names[member] = name
    }
  }

  /// Returns the member that Xcode makes of a name: `brandRed` of `Brand Red`, `brand-red`, `BrandRed`.
  static func member(_ name: String) -> String {
    var member = ""
    for word in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      member += member.isEmpty ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return member.first?.isNumber == true ? "_" + member : member
  }

  /// Returns a word with its first letters small: `url` of `URL`, `urlBar` of `URLBar`.
  private static func lowered(_ word: Substring) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  /// Everything that is there, as a part of a cache's key.
  var description: String {
    guard !colors.isEmpty || !images.isEmpty else { return "" }
    return [colors, images].map { names in
      names.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    }.joined(separator: ";")
  }
}
