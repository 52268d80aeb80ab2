import Glibc
import TreeClock

/// The functions of Foundation that this library stands in front of.
///
/// Its own have the names of those, as the linker knows them, and are found before them. Where a function
/// is found in the table of its class, the entry is replaced.
enum FoundationFunction {
  /// Returns the function that comes after this library's own.
  static func original(_ name: String) -> UnsafeMutableRawPointer {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let symbol = dlsym(next, name) else {
      preconditionFailure("Foundation has no '\(name)'")
    }
    return symbol
  }

  /// Returns a method of Foundation's, bound to an object, as a structure whose only property is the closure.
  static func method<Bound>(_ name: String, of object: AnyObject, as type: Bound.Type) -> Bound {
    // A closure is a function and what it is called with besides its arguments, as a method is.
    unsafeBitCast((original(name), object), to: type)
  }

  /// Replaces a function in the table of a class.
  static func replace(_ name: String, of type: AnyClass) {
    guard let own = dlsym(nil, name) else {
      preconditionFailure("'\(name)' is not found")
    }
    let original = Self.original(name)
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
