@testable import ViewTree

/// Makes random type names of every kind.
struct TypeNameGenerator {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func makeType(depth: Int = 4) -> TypeName {
    TypeName(nodes: nodes(depth))
  }

  /// Returns the parts of a type, children before which their parent is put.
  private mutating func nodes(_ depth: Int) -> [TypeName.Node] {
    guard depth > 0 else { return nominal(0) }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return tuple(depth)
    case 1: return node(.pack, children(depth, 0...3))
    case 2: return function(depth)
    case 3:
      let text = random.pick(["any", "some", "inout", "each", "@Sendable", "@escaping", "~"])
      return node(.prefix, [nodes(depth - 1)], text: text)
    case 4: return node(.composition, children(depth, 2...3))
    case 5: return node(.metatype, children(depth, 1...1), text: random.pick(["Type", "Protocol"]))
    case 6: return node(.variadic, children(depth, 1...1))
    case 7: return node(.integer, [], text: String(Int.random(in: -20...20, using: &random)))
    case 8: return standard(depth)
    default: return nominal(depth)
    }
  }

  private mutating func nominal(_ depth: Int) -> [TypeName.Node] {
    let text = random.pick([
      "Text", "VStack", "_PaddingLayout", "Größe", "`odd name`", "`Type`", "(Row in _5A1F)",
      "Row #1 in f<A>(x:)", "any", "Pack", "async",
    ])
    var parts = children(depth, 0...(depth > 0 ? 3 : 0))
    let hasLead = depth > 0 && random.chance(8)
    if hasLead {
      var parent = nominal(depth - 1)
      // A parent without arguments would be read as a plain one.
      if parent[0].childCount == (parent[0].hasLead ? 1 : 0) || parent[0].text.contains("#") {
        parent = node(.nominal, [nominal(0)], text: "Outer")
      }
      parts.insert(parent, at: 0)
    }
    let contexts =
      hasLead
      ? ["", "Middle"]
      : [
        "", "SwiftUI", "Main.Outer", "Main.(unknown context #3)",
        "(extension in Main):SwiftUI.Text", "<<opaque return type of f>>",
      ]
    var name = text
    let context = random.pick(contexts)
    if name == "Pack", context.isEmpty { name = "Packs" }
    // A local name ends with its function: arguments would be taken for that's.
    if name.contains("#"), !parts.isEmpty || hasLead { name = "Row" }
    return node(.nominal, parts, text: name, context: context, hasLead: hasLead)
  }

  private mutating func standard(_ depth: Int) -> [TypeName.Node] {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: node(.nominal, children(depth, 1...1), text: "Optional", context: "Swift")
    case 1: node(.nominal, children(depth, 1...1), text: "Array", context: "Swift")
    default: node(.nominal, children(depth, 2...2), text: "Dictionary", context: "Swift")
    }
  }

  private mutating func tuple(_ depth: Int) -> [TypeName.Node] {
    var parts = children(depth, 0...3)
    for index in parts.indices where parts.count == 1 || random.chance(3) {
      parts[index][0].label = random.pick(["x", "_ y", "`odd name`", "any"])
    }
    return node(.tuple, parts)
  }

  private mutating func function(_ depth: Int) -> [TypeName.Node] {
    var parts = children(depth, 1...3)
    for index in parts.indices.dropLast() where random.chance(3) {
      parts[index][0].label = random.pick(["x", "_ y"])
    }
    let throwsType = parts.count > 1 && parts[parts.count - 2][0].label.isEmpty && random.chance(3)
    let effects =
      throwsType
      ? random.pick(["throws", "async throws"])
      : random.pick(["", "async", "throws", "async throws"])
    return node(.function, parts, context: effects, hasLead: throwsType)
  }

  private mutating func children(_ depth: Int, _ counts: ClosedRange<Int>) -> [[TypeName.Node]] {
    (0..<Int.random(in: counts, using: &random)).map { _ in nodes(depth - 1) }
  }

  private func node(
    _ kind: TypeName.Kind, _ children: [[TypeName.Node]], text: String = "", context: String = "",
    hasLead: Bool = false
  ) -> [TypeName.Node] {
    let parts = Array(children.joined())
    let root = TypeName.Node(
      kind: kind, text: text, context: context, hasLead: hasLead, childCount: children.count,
      subtreeCount: parts.count + 1)
    return [root] + parts
  }
}
