/// Puts a type's name together from parts that come children first.
///
/// The parser meets what follows a type (`?`, `.Type`, `->`, `.Inner`) after the type itself. So it
/// emits parts in postorder, where each of those only adds a part at the end, and they are turned
/// into preorder once.
struct TypeNameAssembler {
  private var parts: [TypeName.Node] = []

  /// The part that was completed last.
  var last: TypeName.Node? { parts.last }

  /// Adds a part above the last `childCount` complete ones.
  mutating func add(
    _ kind: TypeName.Kind, text: String = "", context: String = "", hasLead: Bool = false,
    childCount: Int = 0
  ) {
    var count = 1
    var child = parts.count - 1
    for _ in 0..<childCount {
      count += parts[child].subtreeCount
      child -= parts[child].subtreeCount
    }
    parts.append(
      TypeName.Node(
        kind: kind, text: text, context: context, hasLead: hasLead, childCount: childCount,
        subtreeCount: count))
  }

  /// Labels the part that was completed last.
  mutating func label(_ label: String) {
    parts[parts.count - 1].label = label
  }

  /// Takes back the last part; the last of its children, if it has any, becomes the last one.
  mutating func removeLast() -> TypeName.Node {
    parts.removeLast()
  }

  /// Returns the parts in preorder.
  func assembled() -> [TypeName.Node] {
    guard let root = parts.last else { return [] }
    var result = [TypeName.Node](repeating: root, count: parts.count)
    var places = [Int](repeating: 0, count: parts.count)
    for index in parts.indices.reversed() {
      let place = places[index]
      result[place] = parts[index]
      var child = index - 1
      var end = place + parts[index].subtreeCount
      for _ in 0..<parts[index].childCount {
        end -= parts[child].subtreeCount
        places[child] = end
        child -= parts[child].subtreeCount
      }
    }
    return result
  }
}
