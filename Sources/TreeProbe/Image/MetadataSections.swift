import Glibc

/// The sections in which loaded images list what they declare.
enum MetadataSections {
  /// A section's place in `swift::MetadataSections`: four words, then a start and a length for each.
  enum Kind: Int {
    case protocols = 4
    case conformances = 6
    case types = 8
  }

  struct Section {
    let start: UnsafeRawPointer
    let end: UnsafeRawPointer
  }

  /// Returns the sections of one kind of all images that are loaded.
  static func all(_ kind: Kind) -> [Section] {
    typealias Visitor = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool
    typealias Enumerator = @convention(c) (Visitor, UnsafeMutableRawPointer?) -> Void
    guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    let enumerate = unsafeBitCast(symbol, to: Enumerator.self)
    var images: [UnsafeRawPointer] = []
    withUnsafeMutablePointer(to: &images) { images in
      enumerate(
        { sections, context in
          guard let sections, let context else { return true }
          context.assumingMemoryBound(to: [UnsafeRawPointer].self).pointee.append(sections)
          return true
        }, UnsafeMutableRawPointer(images))
    }
    return images.compactMap { image in
      let words = image.assumingMemoryBound(to: UInt.self)
      guard let start = UnsafeRawPointer(bitPattern: words[kind.rawValue]) else { return nil }
      return Section(start: start, end: start + Int(words[kind.rawValue + 1]))
    }
  }
}
