import Glibc

/// Functions of libraries that a plug-in brought along: cairo, zlib, fontconfig.
struct LoadedFunctions {
  private let handle: UnsafeMutableRawPointer

  init(_ handle: UnsafeMutableRawPointer) {
    self.handle = handle
  }

  /// Returns a function of C.
  ///
  /// - Throws: ``DrawingError`` where no library has it.
  func function<Function>(
    _ name: String, _ type: Function.Type
  ) throws(DrawingError) -> Function {
    guard let symbol = dlsym(handle, name) else {
      throw .missingPlugin(name: "pango", reason: "there is no function \(name)")
    }
    return unsafeBitCast(symbol, to: type)
  }
}
