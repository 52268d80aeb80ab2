/// Prints a type's name, in one pass and without recursion.
struct TypeNamePrinter {
  private let nodes: [TypeName.Node]
  private let style: TypeName.Style
  private let limit: Int
  private var output = ""
  private var count = 0
  private var open: [Place] = []

  /// A part whose children are being printed.
  private struct Place {
    var node: Int
    /// The child that comes next, and how many were printed.
    var child: Int
    var done: Int
    /// What stands after the last child.
    var suffix: String
  }

  init(_ nodes: [TypeName.Node], style: TypeName.Style, limit: Int) {
    self.nodes = nodes
    self.style = style
    self.limit = limit
  }

  /// Returns the text of a part; elided, with `…` at its end, where it has more bytes than the limit.
  mutating func print(_ index: Int) -> String {
    begin(index, in: nil)
    while let place = open.last, count <= limit {
      let node = nodes[place.node]
      if place.done == node.childCount {
        write(place.suffix)
        open.removeLast()
      } else {
        let last = open.count - 1
        open[last].child += nodes[place.child].subtreeCount
        open[last].done += 1
        write(separator(in: node, before: place.done))
        if !nodes[place.child].label.isEmpty { write(nodes[place.child].label + ": ") }
        begin(place.child, in: node)
      }
    }
    guard count > limit else { return output }
    let bytes = output.utf8
    var end = bytes.index(bytes.startIndex, offsetBy: max(0, min(limit, bytes.count) - 3))
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { bytes.formIndex(before: &end) }
    return output[..<end] + "…"
  }

  private mutating func write(_ text: String) {
    output += text
    count += text.utf8.count
  }

  /// Prints what stands before a part's children, and opens it.
  private mutating func begin(_ index: Int, in parent: TypeName.Node?) {
    let node = nodes[index]
    var place = Place(node: index, child: index + 1, done: 0, suffix: "")
    var wraps = false
    let isOmitted = style.omitsAny && node.kind == .prefix && node.text == "any"
    if let parent, !isOmitted { wraps = needsParentheses(node, in: parent) }
    if wraps { write("(") }
    switch node.kind {
    case .nominal: beginNominal(node, &place)
    case .integer: write(node.text)
    case .tuple:
      write("(")
      place.suffix = ")"
    case .pack:
      write("Pack{")
      place.suffix = "}"
    case .function: write("(")
    case .prefix where isOmitted: break
    case .prefix: write(node.text == "~" ? "~" : prefix(node) + " ")
    case .metatype: place.suffix = ".\(node.text)"
    case .variadic: place.suffix = "..."
    case .composition, .constraint: break
    }
    if wraps { place.suffix += ")" }
    open.append(place)
  }

  private mutating func beginNominal(_ node: TypeName.Node, _ place: inout Place) {
    if style.isSugared {
      if node.isStandard("Optional", arguments: 1) {
        place.suffix = "?"
        return
      }
      if node.isStandard("Array", arguments: 1) || node.isStandard("Dictionary", arguments: 2) {
        write("[")
        place.suffix = "]"
        return
      }
    }
    if node.hasLead {
      // The generic parent comes first, then this name: see ``separator(in:before:)``.
      place.suffix = node.childCount > 1 ? ">" : style.isQualified ? nested(node) : ""
      if style.isQualified { return }
      place.child += nodes[place.child].subtreeCount
      place.done = 1
      write(name(node))
      if node.childCount > 1 { write("<") }
    } else {
      write(name(node))
      if node.childCount > 0 {
        write("<")
        place.suffix = ">"
      }
    }
  }
}

// MARK: - Pieces

extension TypeNamePrinter {
  private func name(_ node: TypeName.Node) -> String {
    if style.isQualified {
      return node.context.isEmpty || node.hasLead ? node.text : "\(node.context).\(node.text)"
    }
    if node.context.hasPrefix("<<") { return "\(node.context).\(node.baseName)" }
    return node.context.hasPrefix("Self") ? associatedType(node) : node.baseName
  }

  /// An associated type without the module of its protocol: `Self.P.A` for `Self.Main.P.A`.
  private func associatedType(_ node: TypeName.Node) -> String {
    var parts = node.contextParts
    guard parts.first == "Self" else { return node.baseName }
    if parts.count > 2 { parts.remove(at: 1) }
    let names = parts.map { TypeName.Node(kind: .nominal, text: String($0)).baseName }
    return (names + [node.baseName]).joined(separator: ".")
  }

  /// What stands before a type; an attribute, as in `@Swift.MainActor`, may have a module.
  private func prefix(_ node: TypeName.Node) -> String {
    guard !style.isQualified, node.text.hasPrefix("@"), !node.text.hasSuffix(")"),
      let dot = node.text.lastIndex(of: ".")
    else { return node.text }
    return "@" + node.text[node.text.index(after: dot)...]
  }

  /// The part of a name that comes after its generic parent.
  private func nested(_ node: TypeName.Node) -> String {
    node.context.isEmpty ? ".\(node.text)" : ".\(node.context).\(node.text)"
  }

  /// What stands before the child that comes after `done` others.
  private func separator(in node: TypeName.Node, before done: Int) -> String {
    switch node.kind {
    case .nominal where node.hasLead:
      if !style.isQualified { return done > 1 ? ", " : "" }
      return done == 0 ? "" : done == 1 ? nested(node) + "<" : ", "
    case .nominal where style.isSugared && node.isStandard("Dictionary", arguments: 2):
      return done == 0 ? "" : ": "
    case .composition: return done == 0 ? "" : " & "
    case .constraint: return done == 0 ? "" : " \(node.text) "
    case .function: return functionSeparator(in: node, before: done)
    default: return done == 0 ? "" : ", "
    }
  }

  private func functionSeparator(in node: TypeName.Node, before done: Int) -> String {
    let parameters = node.childCount - (node.hasLead ? 2 : 1)
    let effects = node.context.isEmpty ? "" : node.context + " "
    if node.hasLead {
      // Effects after the error type do not exist: `throws` is the last one.
      if done == parameters { return ") \(node.context)(" }
      if done == parameters + 1 { return ") -> " }
    } else if done == parameters {
      return ") \(effects)-> "
    }
    return done == 0 ? "" : ", "
  }

  /// A Boolean value indicating whether a child would be read otherwise without parentheses.
  private func needsParentheses(_ node: TypeName.Node, in parent: TypeName.Node) -> Bool {
    let isPostfix: Bool
    switch parent.kind {
    case .metatype, .variadic: isPostfix = true
    case .nominal:
      isPostfix = true
      guard style.isSugared, parent.isStandard("Optional", arguments: 1) else { return false }
    case .prefix where parent.text == "~": isPostfix = node.text != "~"
    case .composition: isPostfix = node.text != "~"
    case .constraint: return node.kind == .function || node.text.utf8.contains(UInt8(ascii: "#"))
    default: return false
    }
    switch node.kind {
    case .function, .composition, .constraint: return true
    case .prefix: return isPostfix
    case .variadic: return parent.kind != .variadic && isPostfix
    case .nominal: return style.isQualified && node.text.utf8.contains(UInt8(ascii: "#"))
    default: return false
    }
  }
}
