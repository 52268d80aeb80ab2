/// Prints types as the report wants them: qualified, with the DSL's module as `SwiftUI`, and without
/// addresses.
package struct TypeNames {
  private var contexts: [Substring: Int] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Returns the name of a type: `SwiftUI.VStack<SwiftUI.Text>`,
  /// `Main.(unknown context #1).Row`, numbered by first appearance.
  package init() {}

  package mutating func name(of type: Any.Type) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = normalized(_typeName(type, qualified: true))
    names[ObjectIdentifier(type)] = name
    return name
  }

  private mutating func normalized(_ printed: String) -> String {
    var result = ""
    result.reserveCapacity(printed.utf8.count)
    var rest = printed[...]
    while let mark = rest.firstRange(of: "TreeModel.", or: "(unknown context at ") {
      result += rest[..<mark.range.lowerBound]
      rest = rest[mark.range.upperBound...]
      guard mark.isContext else {
        let isWholeName = result.utf8.last.map { !Self.isIdentifier($0) && $0 != 0x2E } ?? true
        result += isWholeName ? "SwiftUI." : "TreeModel."
        continue
      }
      let address = rest.prefix { $0 != ")" }
      rest = rest[address.endIndex...]
      let number = contexts[address] ?? contexts.count + 1
      contexts[address] = number
      result += "(unknown context #\(number)"
    }
    return result + rest
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}

extension Substring {
  fileprivate func firstRange(
    of first: StaticString, or context: StaticString
  ) -> (range: Range<Index>, isContext: Bool)? {
    let bytes = utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if let end = match(first, at: index) { return (index..<end, false) }
      if let end = match(context, at: index) { return (index..<end, true) }
      index = bytes.index(after: index)
    }
    return nil
  }

  private func match(_ pattern: StaticString, at start: Index) -> Index? {
    var index = start
    for offset in 0..<pattern.utf8CodeUnitCount {
      guard index < utf8.endIndex, utf8[index] == pattern.utf8Start[offset] else { return nil }
      index = utf8.index(after: index)
    }
    return index
  }
}
