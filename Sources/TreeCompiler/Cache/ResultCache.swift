import Glibc

/// Answers for sources that were compiled before, in files of their own.
///
/// Safe for any number of processes at once, and for being killed: an entry is written beside and
/// renamed, and read as nothing where it is not whole.
package struct ResultCache: Sendable {
  /// The folder of the entries.
  package let folder: String

  /// How many bytes the entries may have together; the longest unused go first.
  package let limit: Int

  /// The cache in the user's cache folder; nil where there is none.
  package static var standard: ResultCache? {
    CacheFolder.path.map { ResultCache(folder: $0 + "/results") }
  }

  package init(folder: String, limit: Int = 64 << 20) {
    self.folder = folder
    self.limit = limit
  }

  /// Returns the answer that is kept for a key.
  func example(for key: CacheKey) -> CompiledExample? {
    let path = "\(folder)/\(key.name)"
    guard let bytes = FileContents.bytes(of: path),
      let example = CacheEntry(bytes: bytes).example(for: key)
    else { return nil }
    // Marks it as used now.
    utimensat(AT_FDCWD, path, nil, 0)
    return example
  }

  /// Keeps an answer. What goes wrong goes unnoticed: the cache only saves time.
  func store(_ example: CompiledExample, for key: CacheKey) {
    guard let entry = CacheEntry(key: key, example: example), entry.bytes.count <= limit / 4 else {
      return
    }
    mkdir(folder, 0o700)
    var template = Array("\(folder)/.new-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return }
    let temporary = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    let failure = entry.bytes.withUnsafeBufferPointer { Descriptor.write($0, to: descriptor) }
    let isClosed = close(descriptor) == 0
    guard let temporary else { return }
    if failure != nil || !isClosed || rename(temporary, "\(folder)/\(key.name)") != 0 {
      unlink(temporary)
    }
    prune()
  }
}

// MARK: - Size

extension ResultCache {
  /// A file of the cache.
  private struct File {
    let path: String
    let size: Int
    let used: Int
  }

  /// The number of bytes of all entries.
  package var size: Int { files.reduce(0) { $0 + $1.size } }

  /// Removes all entries.
  package func clear() {
    for file in files { unlink(file.path) }
  }

  private var files: [File] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var files: [File] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      let path = "\(folder)/\(name)"
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      files.append(File(path: path, size: Int(status.st_size), used: status.st_mtim.tv_sec))
    }
    return files
  }

  /// Removes what was unused longest until the rest fits, and what a killed process left behind.
  private func prune() {
    let now = time(nil)
    var kept: [File] = []
    for file in files {
      let isLeftover = file.path.contains("/.new-") && now - file.used > 3600
      if isLeftover { unlink(file.path) } else { kept.append(file) }
    }
    var total = kept.reduce(0) { $0 + $1.size }
    for file in kept.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) where total > limit {
      unlink(file.path)
      total -= file.size
    }
  }
}
