/// Prints types as the report wants them: qualified, with the DSL's module as `SwiftUI`, protocols as
/// `any P`, and without addresses.
package struct TypeNames {
  private let protocols: Set<String>
  private var contexts: [Substring: Int] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// - Parameter protocols: the qualified names of protocols, as ``LoadedProtocols`` reads them.
  package init(protocols: Set<String> = []) {
    self.protocols = protocols
  }

  /// Returns the name of a type: `SwiftUI.VStack<SwiftUI.Text>`, `any Main.Style`,
  /// `Main.(unknown context #1).Row`, numbered by first appearance.
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
    while !rest.isEmpty {
      let separators = rest.prefix { !$0.isNamePart }
      result += separators
      rest = rest[separators.endIndex...]
      guard !rest.isEmpty else { break }
      let name = dottedName(&rest)
      if protocols.contains(name.plain), !Self.isMarked(result) { result += "any " }
      result += name.shown
    }
    return result
  }

  /// Takes a name with its module and parents off the text: as it is looked up, and as it is shown.
  private mutating func dottedName(_ rest: inout Substring) -> (plain: String, shown: String) {
    let context = "(unknown context at "
    var plain = ""
    var shown = ""
    while true {
      if rest.hasPrefix(context) {
        let address = rest.dropFirst(context.count).prefix { $0 != ")" }
        let number = contexts[address] ?? contexts.count + 1
        contexts[address] = number
        shown += "(unknown context #\(number))"
        rest = rest[address.endIndex...].dropFirst()
      } else {
        let part = rest.prefix { $0.isNamePart }
        let isModule = plain.isEmpty
        plain += isModule ? part : "." + part
        shown += isModule && part == "TreeModel" ? "SwiftUI" : part
        rest = rest[part.endIndex...]
      }
      guard rest.first == "." else { return (plain, shown) }
      let next = rest.dropFirst()
      guard next.first?.isNamePart == true || next.hasPrefix(context) else { return (plain, shown) }
      rest = next
      shown += "."
    }
  }

  /// A Boolean value indicating whether a protocol's name after this text needs no `any`.
  private static func isMarked(_ text: String) -> Bool {
    text.hasSuffix("any ") || text.hasSuffix("some ") || text.hasSuffix("& ")
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
