import Glibc
import TreeClock

/// The functions of Foundation that this library stands in front of.
///
/// Its own have the names of those, as the linker knows them, and are found before them. Where a function
/// is found in the table of its class, the entry is replaced.
enum FoundationFunction {
  /// Returns the function that comes after this library's own.
  static func original(_ name: String) -> UnsafeMutableRawPointer {
    guard let symbol = next(name) else { preconditionFailure("Foundation has no '\(name)'") }
    return symbol
  }

  private static func next(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), name)
  }

  /// Returns a method of Foundation's, bound to an object, as a structure whose only property is the closure.
  static func method<Bound>(_ name: String, of object: AnyObject, as type: Bound.Type) -> Bound {
    // A closure is a function and what it is called with besides its arguments, as a method is.
    unsafeBitCast((original(name), object), to: type)
  }

  /// Replaces a function in the table of a class, where this library stands in front of Foundation, as it does in
  /// the process of an example.
  static func replace(_ name: String, of type: AnyClass) {
    guard let original = next(name), let own = dlsym(nil, name) else { return }
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    // How large the table is and where in it the class begins are the ninth and the tenth pair of words
    // of 32 bits.
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let start = metadata.load(fromByteOffset: 36, as: UInt32.self)
    let entries = metadata.assumingMemoryBound(to: UnsafeRawPointer?.self)
    for place in 0..<Int(size - start) / MemoryLayout<UnsafeRawPointer?>.size
    where entries[place] == UnsafeRawPointer(original) {
      TableEntry.set(own, at: entries + place)
    }
  }
}
