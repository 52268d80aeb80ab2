import FoundationEssentials
import Glibc
import ViewTree

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

  /// The folder of the figures of chapters in the user's cache folder; nil where there is none.
  package static var chapters: String? { CacheFolder.path.map { $0 + "/chapters" } }

  /// What treeviz and its toolchain are, where several machines share the answers; nil where they
  /// are those of this machine alone, and files are told by their inodes and times.
  package let fingerprint: BuildFingerprint?

  package init(folder: String, limit: Int = 64 << 20, fingerprint: BuildFingerprint? = nil) {
    self.folder = folder
    self.limit = limit
    self.fingerprint = fingerprint
  }
}

// MARK: - Answers

extension ResultCache {
  /// Returns the example that is kept for a key.
  func example(for key: CacheKey) -> CompiledExample? {
    guard let bytes = bytes(for: key.bytes) else { return nil }
    return try? JSONDecoder().decode(CompiledExample.self, from: Data(bytes))
  }

  /// Keeps an example.
  func store(_ example: CompiledExample, for key: CacheKey) {
    var example = example
    for index in example.summaries.indices {
      example.summaries[index].compiledSource = ""
      example.summaries[index].parts = []
    }
    guard let payload = try? JSONEncoder().encode(example) else { return }
    store(Array(payload), for: key.bytes)
  }

  /// Returns the bytes that are kept for a key.
  package func bytes(for key: [UInt8]) -> ArraySlice<UInt8>? {
    let path = "\(folder)/\(Checksum.text(of: key))"
    guard let bytes = FileContents.bytes(of: path),
      let payload = CacheEntry(bytes: bytes).payload(for: key)
    else { return nil }
    // Marks it as used now.
    utimensat(AT_FDCWD, path, nil, 0)
    return payload
  }

  /// Keeps bytes. What goes wrong goes unnoticed: the cache only saves time.
  package func store(_ payload: [UInt8], for key: [UInt8]) {
    let entry = CacheEntry(key: key, payload: payload)
    guard entry.bytes.count <= limit / 4 else { return }
    mkdir(folder, 0o700)
    // Others may read it where the user's umask lets them: the folder may be shared.
    let temporary = "\(folder)/.new-\(String(UInt64.random(in: 0...UInt64.max), radix: 16))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    let failure = entry.bytes.withUnsafeBufferPointer { Descriptor.write($0, to: descriptor) }
    let isClosed = close(descriptor) == 0
    if failure != nil || !isClosed || rename(temporary, "\(folder)/\(Checksum.text(of: key))") != 0
    {
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
