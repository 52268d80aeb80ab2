import Foundation
import Glibc
import Synchronization

/// The names of the properties that a key path of `EnvironmentValues` goes through.
///
/// Linux keeps no names of computed properties: `print(\EnvironmentValues.font)` prints an address.
/// It is that of a function whose symbol names the property. Where a library has no such symbols the
/// key tells: `FontKey` is the key of `font`.
package enum KeyPathName {
  /// Returns the name: `font`, `dynamicTypeSize.isAccessibilitySize`; nil where there is none, as for
  /// the objects that are kept by type.
  package static func of(_ keyPath: PartialKeyPath<EnvironmentValues>) -> String? {
    if let name = known[keyPath] { return name }
    let name = find(keyPath)
    known[keyPath] = .some(name)
    return name
  }

  /// Returns the name of the property that a key path ends with; nil where there is none.
  package static func lastProperty(of keyPath: AnyKeyPath) -> String? {
    if let name = known[keyPath] { return name }
    let text = "\(keyPath)"
    var name = text.split(separator: ".").last.map(String.init)
    if let start = text.range(of: computed, options: .backwards) {
      let digits = text[start.upperBound...].prefix { $0.isHexDigit }
      name = UInt(digits, radix: 16).flatMap(property)
    }
    known[keyPath] = .some(name)
    return name
  }

  private static let known = KnownNames()

  private static func find(_ keyPath: PartialKeyPath<EnvironmentValues>) -> String? {
    guard !EnvironmentValues().isObject(keyPath) else { return nil }
    var names: [String] = []
    var rest = "\(keyPath)"[...]
    guard let root = rest.firstIndex(of: ".") else { return nil }
    rest = rest[root...]
    while rest.first == "." {
      rest = rest.dropFirst()
      guard rest.hasPrefix(computed) else {
        let name = rest.prefix { $0 != "." }
        names.append(String(name))
        rest = rest[name.endIndex...]
        continue
      }
      let digits = rest.dropFirst(computed.count).prefix { $0.isHexDigit }
      let key = names.isEmpty ? keyName(of: keyPath) : nil
      guard let name = UInt(digits, radix: 16).flatMap(property) ?? key else { return nil }
      names.append(name)
      rest = rest.afterBrackets
    }
    return names.isEmpty || names.contains("") ? nil : names.joined(separator: ".")
  }

  private static let computed = "<computed 0x"

  /// Returns the name of the property whose getter for key paths is at an address.
  private static func property(at address: UInt) -> String? {
    guard let pointer = UnsafeRawPointer(bitPattern: address),
      let library = LoadedLibrary(of: pointer)
    else { return nil }
    let table = symbolTable(library.path)
    let offset = UInt64(pointer - library.start)
    guard let symbol = table?.name(at: offset), let text = demangled(symbol) else { return nil }
    // key path getter for (extension in Main):SwiftUI.EnvironmentValues.theme : Main.Theme
    guard text.hasPrefix("key path getter for "), let end = text.range(of: " : ") else {
      return nil
    }
    guard let name = text[..<end.lowerBound].split(separator: ".").last,
      !name.contains("subscript")
    else { return nil }
    // (theme in _D31C21705C5E7DD33D9926297226066E): a private one
    return String(name.hasPrefix("(") ? name.dropFirst().prefix { $0 != " " } : name)
  }

  /// Returns what the first key that a key path comes by is called: `font` for `FontKey`.
  private static func keyName(of keyPath: PartialKeyPath<EnvironmentValues>) -> String? {
    let reader = EnvironmentReader()
    var environment = EnvironmentValues()
    environment.reader = reader
    _ = environment[keyPath: keyPath]
    guard let key = reader.keys.first else { return nil }
    var name = "\(key)"[...]
    if name.hasPrefix("__Key_") { return String(name.dropFirst("__Key_".count)) }
    if name.hasSuffix("Key"), name.count > 3 { name = name.dropLast(3) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  // MARK: - Symbols

  private static let tables = Mutex<[String: SymbolTable?]>([:])

  private static func symbolTable(_ path: String) -> SymbolTable? {
    tables.withLock { tables in
      if let known = tables[path] { return known }
      let table = SymbolTable(path: path)
      tables[path] = .some(table)
      return table
    }
  }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private static func demangled(_ symbol: String) -> String? {
    guard let function = dlsym(nil, "swift_demangle") else { return nil }
    let demangle = unsafeBitCast(function, to: Demangle.self)
    guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The names that were found: looking for one takes milliseconds.
private final class KnownNames: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [AnyKeyPath: String?] = [:]

  subscript(keyPath: AnyKeyPath) -> String?? {
    get { lock.withLock { names[keyPath] } }
    set { lock.withLock { names[keyPath] = newValue } }
  }
}

extension Substring {
  /// What follows the closing bracket that belongs to the opening one at the start.
  fileprivate var afterBrackets: Substring {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "<": depth += 1
      case ">" where index == startIndex || self[self.index(before: index)] != "-": depth -= 1
      default: break
      }
      if depth == 0 { return self[self.index(after: index)...] }
    }
    return ""
  }
}
