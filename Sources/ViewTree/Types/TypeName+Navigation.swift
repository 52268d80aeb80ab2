extension TypeName {
  /// Returns the indices of a part's children, in order.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    children.reserveCapacity(nodes[index].childCount)
    var child = index + 1
    let end = index + nodes[index].subtreeCount
    while child < end {
      children.append(child)
      child += nodes[child].subtreeCount
    }
    return children
  }

  /// Returns the indices of a nominal type's generic arguments, in order.
  ///
  /// Arguments that came as a pack, as in `TupleContent<Pack{A, B}>`, count as one.
  package func arguments(of index: Int) -> [Int] {
    guard nodes[index].kind == .nominal else { return [] }
    let children = children(of: index)
    return nodes[index].hasLead ? Array(children.dropFirst()) : children
  }

  /// Returns one generic argument of a nominal type, or nil where there are fewer.
  package func argument(_ position: Int, of index: Int) -> Int? {
    let node = nodes[index]
    guard node.kind == .nominal, position >= 0 else { return nil }
    var steps = position + (node.hasLead ? 1 : 0)
    guard steps < node.childCount else { return nil }
    var child = index + 1
    while steps > 0 {
      child += nodes[child].subtreeCount
      steps -= 1
    }
    return child
  }

  /// Returns a Boolean value indicating whether two parts are the same type.
  package func matches(_ index: Int, _ other: TypeName, at otherIndex: Int) -> Bool {
    let count = nodes[index].subtreeCount
    guard count == other.nodes[otherIndex].subtreeCount else { return false }
    var root = nodes[index]
    var otherRoot = other.nodes[otherIndex]
    root.label = ""
    otherRoot.label = ""
    guard root == otherRoot else { return false }
    return nodes[(index + 1)..<(index + count)]
      .elementsEqual(other.nodes[(otherIndex + 1)..<(otherIndex + count)])
  }
}

// MARK: - Names

extension TypeName.Node {
  /// The name of a nominal type alone: `Row` for `Row`, `(Row in _5A1F)` and `Row #1 in f()`.
  package var baseName: String {
    if text.utf8.first == UInt8(ascii: "("), let end = text.firstIndex(of: " ") {
      return String(text[text.index(after: text.startIndex)..<end])
    }
    if text.utf8.contains(UInt8(ascii: "#")), let end = text.firstIndex(of: " ") {
      return String(text[..<end])
    }
    return text
  }

  /// The module and parents one by one: a part in parentheses, as `(unknown context #1)`, is one.
  package var contextParts: [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = context.startIndex
    var position = start
    while position < context.endIndex {
      switch context[position] {
      case "(", "<": depth += 1
      case ")", ">": depth = max(0, depth - 1)
      case "." where depth == 0:
        parts.append(context[start..<position])
        start = context.index(after: position)
      default: break
      }
      position = context.index(after: position)
    }
    if start < context.endIndex { parts.append(context[start...]) }
    return parts
  }

  /// A Boolean value indicating whether the type is one of Swift's own of this name.
  package func isStandard(_ name: String, arguments: Int) -> Bool {
    kind == .nominal && !hasLead && childCount == arguments && text == name && context == "Swift"
  }
}
