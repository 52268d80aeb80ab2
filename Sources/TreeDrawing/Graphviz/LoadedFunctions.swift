import Glibc

/// Functions of libraries that are loaded when they are needed: cairo, zlib and fontconfig, which a
/// plug-in brings along, and HarfBuzz.
struct LoadedFunctions {
  private let handle: UnsafeMutableRawPointer
  private let missing: @Sendable (String) -> DrawingError

  /// - Parameters:
  ///   - handle: the handle of a library.
  ///   - missing: returns what is wrong where the library lacks a function, by its name.
  init(
    _ handle: UnsafeMutableRawPointer, missing: @escaping @Sendable (String) -> DrawingError
  ) {
    self.handle = handle
    self.missing = missing
  }

  /// Returns a function of C.
  ///
  /// - Throws: ``DrawingError`` where the library does not have it.
  func function<Function>(
    _ name: String, _ type: Function.Type
  ) throws(DrawingError) -> Function {
    guard let symbol = dlsym(handle, name) else {
      throw missing(name)
    }
    return unsafeBitCast(symbol, to: type)
  }
}
