import Glibc

/// A folder of our own that goes with everything in it.
struct TemporaryFolder: ~Copyable {
  let path: String

  /// Creates an empty folder that only this user can read.
  init() throws(CompilerError) {
    Leftovers.remove()
    var template = Array((FilePath.temporaryFolder + "/treeviz-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .system("cannot create a folder in '\(FilePath.temporaryFolder)'", code: errno)
    }
    let path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    self.path = path ?? ""
  }

  deinit {
    FileTree.remove(path)
  }

  /// Creates a folder in it and returns its path.
  borrowing func makeFolder(_ name: String) throws(CompilerError) -> String {
    let folder = path + "/" + name
    guard mkdir(folder, 0o700) == 0 else {
      throw .system("cannot create the folder '\(folder)'", code: errno)
    }
    return folder
  }

  /// Writes a file in it and returns its path.
  borrowing func write(_ text: String, to name: String) throws(CompilerError) -> String {
    let file = path + "/" + name
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system("cannot create '\(file)'", code: errno) }
    defer { close(descriptor) }
    var text = text
    let failure = text.withUTF8 { Descriptor.write($0, to: descriptor) }
    if let failure { throw .system("cannot write '\(file)'", code: failure) }
    return file
  }
}
