public import Foundation

/// The lines of bytes that come one after the other; as on Apple's systems, empty ones are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  fileprivate let base: Base

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator

    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        if byte != 0x0A && byte != 0x0D {
          line.append(byte)
        } else if !line.isEmpty {
          break
        }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

/// The characters of bytes that come one after the other.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Character

  fileprivate let base: Base

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }

  /// Reads all bytes before the first character: what follows may belong to it.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    fileprivate var characters: String.Iterator?

    fileprivate init(bytes: Base.AsyncIterator) {
      self.bytes = bytes
    }

    public mutating func next() async throws -> Character? {
      if characters == nil {
        var read: [UInt8] = []
        while let byte = try await bytes.next() { read.append(byte) }
        characters = String(decoding: read, as: UTF8.self).makeIterator()
      }
      return characters?.next()
    }
  }
}

extension AsyncSequence where Element == UInt8 {
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }

  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}

extension URL {
  /// The bytes of a file; what is not a file is not loaded: it fails as on a device that is offline.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    fileprivate let url: URL

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

    public struct AsyncIterator: AsyncIteratorProtocol {
      private let url: URL
      private var bytes: Data.Iterator?

      fileprivate init(url: URL) {
        self.url = url
      }

      public mutating func next() async throws -> UInt8? {
        if bytes == nil {
          guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
          bytes = try Data(contentsOf: url).makeIterator()
        }
        return bytes?.next()
      }
    }
  }

  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// No bytes: nobody writes to an example, which would wait.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> UInt8? { nil }
    }
  }

  public var bytes: AsyncBytes { AsyncBytes() }
}
