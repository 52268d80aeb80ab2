import Foundation
@_spi(Reflection) import Swift

/// Tells whether two values are the same, as SwiftUI does to find out whether a body must run.
///
/// A type of plain data is compared property by property, whatever its `==` says; any other that is
/// `Equatable` by its `==`; a struct that is neither property by property; anything else, such as a
/// class or a closure, is equal to nothing but itself (docs/behaviour.md 121–125: Harper, as quoted in
/// onmyway133/blog#773, and the sources of OpenSwiftUI).
package enum ValueComparison {
  /// Returns a Boolean value indicating whether two values are the same.
  package static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    let type = Swift.type(of: lhs)
    guard type == Swift.type(of: rhs) else { return false }
    func open<Value>(_ type: Value.Type) -> Bool {
      guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return false }
      return withUnsafeBytes(of: lhs) { lhs in
        withUnsafeBytes(of: rhs) { rhs in
          guard let lhs = lhs.baseAddress, let rhs = rhs.baseAddress else { return true }
          return haveEqual(type, lhs, rhs)
        }
      }
    }
    return _openExistential(type, do: open)
  }

  /// Returns the names of the stored properties in which two values of one type differ.
  package static func differences(_ lhs: Any, _ rhs: Any) -> [String] {
    let type = Swift.type(of: lhs)
    guard type == Swift.type(of: rhs) else { return [] }
    func open<Value>(_ type: Value.Type) -> [String] {
      guard let lhs = lhs as? Value, let rhs = rhs as? Value else { return [] }
      return withUnsafeBytes(of: lhs) { lhs in
        withUnsafeBytes(of: rhs) { rhs in
          guard let lhs = lhs.baseAddress, let rhs = rhs.baseAddress else { return [] }
          return ComparedType.of(type).fields.filter {
            !areEqual($0.type, lhs + $0.offset, rhs + $0.offset)
          }.map(\.name)
        }
      }
    }
    return _openExistential(type, do: open)
  }

  private static func areEqual(
    _ type: Any.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    func open<Value>(_ type: Value.Type) -> Bool { haveEqual(type, lhs, rhs) }
    return _openExistential(type, do: open)
  }

  private static func haveEqual<Value>(
    _ type: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    let compared = ComparedType.of(type)
    switch compared.kind {
    case .own:
      let lhs = lhs.assumingMemoryBound(to: type).pointee as? any SelfComparing
      return lhs?.isSame(as: rhs.assumingMemoryBound(to: type).pointee) ?? false
    case .equatable:
      guard let lhs = lhs.assumingMemoryBound(to: type).pointee as? any Equatable else {
        return false
      }
      return isEqual(lhs, rhs.assumingMemoryBound(to: type).pointee)
    case .fields:
      return compared.fields.allSatisfy {
        areEqual($0.type, lhs + $0.offset, rhs + $0.offset)
      }
    case .optional:
      let lhs = lhs.assumingMemoryBound(to: type).pointee as? any OptionalValue
      let rhs = rhs.assumingMemoryBound(to: type).pointee as? any OptionalValue
      switch (lhs?.wrapped, rhs?.wrapped) {
      case (nil, nil): return true
      case (let lhs?, let rhs?): return areEqual(lhs, rhs)
      default: return false
      }
    case .existential:
      return areEqual(
        lhs.assumingMemoryBound(to: type).pointee as Any,
        rhs.assumingMemoryBound(to: type).pointee as Any)
    case .bits:
      return UnsafeRawBufferPointer(start: lhs, count: MemoryLayout<Value>.size)
        .elementsEqual(UnsafeRawBufferPointer(start: rhs, count: MemoryLayout<Value>.size))
    }
  }

  private static func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
    lhs == rhs as? Value
  }
}

/// A value that says itself whether another one is the same, such as a binding to the same storage.
protocol SelfComparing {
  func isSame(as other: Any) -> Bool
}

/// How the values of a type are compared.
private struct ComparedType {
  enum Kind {
    case own
    case equatable
    case fields
    case optional
    case existential
    case bits
  }

  let kind: Kind
  let fields: [StoredField]

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: ComparedType] = [:]

  static func of<Value>(_ type: Value.Type) -> ComparedType {
    lock.withLock {
      let key = ObjectIdentifier(type)
      if let compared = known[key] { return compared }
      let compared = ComparedType(type)
      known[key] = compared
      return compared
    }
  }

  private init<Value>(_ type: Value.Type) {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee
    let isStruct = metadata == 0x200
    let fields = isStruct ? StoredField.all(of: type) : []
    if type is any SelfComparing.Type {
      kind = .own
    } else if isStruct, _isPOD(type), !fields.isEmpty {
      kind = .fields
    } else if type is any Equatable.Type {
      kind = .equatable
    } else if metadata == 0x303 {
      kind = .existential
    } else if type is any OptionalValue.Type {
      kind = .optional
    } else if isStruct, !fields.isEmpty {
      kind = .fields
    } else {
      kind = .bits
    }
    self.fields = fields
  }
}
