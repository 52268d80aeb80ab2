import TreeCompiler
import ViewTree

/// Which previews of an example show which views; those that fail show none.
struct PreviewIndex {
  /// For each preview the names of the types that are met in it, without arguments.
  private let previews: [(root: ExampleRoot, types: Set<String>)]

  /// The number of previews that a hint names.
  private static let maximumCount = 3

  init(_ example: ExampleInput) {
    var bodies: [String: [String]] = [:]
    for (type, body) in example.bodies { bodies[Self.baseName(of: type), default: []].append(body) }
    let failed = Set(example.issues.filter { $0.diagnostic.severity == .error }.map(\.root))
    let shown = example.roots.filter { $0.isPreview && !failed.contains($0.typeName) }
    previews = shown.map { root in
      var types: Set<String> = []
      var pending = [root.type]
      while let text = pending.popLast() {
        for name in Self.names(in: text) where types.insert(name).inserted {
          pending += bodies[name] ?? []
        }
      }
      return (root, types)
    }
  }

  /// Returns the names of the previews that show a root, in source order.
  private func names(showing root: ExampleRoot) -> [String] {
    let type = Self.baseName(of: root.type)
    return previews.filter {
      $0.types.contains(type) || $0.root.mounted.contains(root.typeName)
    }.map(\.root.name)
  }

  /// Returns how to show a root through previews, in parentheses: ` (--view 'Row')`; nothing where
  /// none shows it.
  func hint(for root: ExampleRoot) -> String {
    let names = names(showing: root)
    guard !names.isEmpty else { return "" }
    let shown = names.prefix(Self.maximumCount).map { name in
      name.contains("'") ? "--view \"\(name)\"" : "--view '\(name)'"
    }
    return " (\(shown.joined(separator: " or ")))"
  }

  private static func baseName(of type: String) -> String { String(type.prefix { $0 != "<" }) }

  /// Returns the names in a type: `SwiftUI.VStack`, `Main.(unknown context #1).Row`.
  private static func names(in type: String) -> Set<String> {
    var names: Set<String> = []
    var name: [UInt8] = []
    var isInContext = false
    for byte in type.utf8 {
      if byte == UInt8(ascii: "("), name.last == UInt8(ascii: ".") { isInContext = true }
      if isInContext || !"<>,() ".utf8.contains(byte) {
        name.append(byte)
      } else if !name.isEmpty {
        names.insert(String(decoding: name, as: UTF8.self))
        name = []
      }
      if byte == UInt8(ascii: ")") { isInContext = false }
    }
    if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
    return names
  }
}
