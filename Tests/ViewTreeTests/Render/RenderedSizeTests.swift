import Testing

@testable import ViewTree

/// Trees that are deep, wide, or both.
struct RenderedSizeTests {
  private static let count = 100_000

  @Test func rendersDeepTrees() throws {
    let type =
      String(repeating: "VStack<ModifiedContent<Group<", count: Self.count / 2) + "Text"
      + String(repeating: ">, _PaddingLayout>>", count: Self.count / 2)
    var nodes = [ViewInstance.Node(parent: -1, slot: 0)]
    for index in 0..<(Self.count / 2 * 3) {
      nodes.append(ViewInstance.Node(parent: index, slot: 0, number: index))
    }
    let tree = RenderedTreeBuilder().makeTree(
      of: try TypeName(parsing: type), name: "", instance: ViewInstance(nodes: nodes))
    #expect(tree.nodes.count == Self.count + 1)
    let update = RenderUpdate(from: tree, to: tree)
    #expect(update.merged.entries.allSatisfy { $0.mark == .kept })
    #expect(UpdateOutline().tree(of: update).split(separator: "\n").count == Self.count + 1)
  }

  @Test func rendersDeepListsOfOneElement() throws {
    let type =
      String(repeating: "Group<", count: Self.count) + "ForEach<[Int], Int, Text>"
      + String(repeating: ">", count: Self.count)
    var nodes = [ViewInstance.Node(parent: -1, slot: 0)]
    for index in 0...Self.count {
      nodes.append(ViewInstance.Node(parent: index, slot: 0, number: index))
    }
    let tree = RenderedTreeBuilder().makeTree(
      of: try TypeName(parsing: type), name: "", instance: ViewInstance(nodes: nodes))
    #expect(tree.nodes.map(\.label) == ["VStack", "Text"])
  }

  @Test func rendersAndComparesWideLists() throws {
    let type =
      "VStack<ModifiedContent<ForEach<[Int], Int, Text>, _BackgroundModifier<Color>>>"
    func tree(_ ids: [Int]) throws -> RenderedTree {
      var nodes = [1, 2, 3].map { ViewInstance.Node(parent: $0 - 2, slot: 0, number: $0) }
      for id in ids { nodes.append(.init(parent: 2, slot: 0, id: "\(id)", number: id)) }
      for (index, id) in ids.enumerated() {
        nodes.append(.init(parent: 1, slot: 1, number: -id, element: index))
      }
      return RenderedTreeBuilder().makeTree(
        of: try TypeName(parsing: type), name: "", instance: ViewInstance(nodes: nodes))
    }
    let ids = Array(10..<(10 + Self.count / 3))
    let before = try tree(ids)
    #expect(before.nodes.count == ids.count * 3 + 1)
    let update = RenderUpdate(from: before, to: try tree(Array(ids[1...]) + [ids[0]]))
    #expect(update.merged.entries.filter { $0.mark == .moved }.count == 1)
  }

  @Test func endsAtTheLimit() throws {
    let rows = (0..<100).map { Mounted($0 + 3, id: "\($0)") }
    let tree = try rendered(
      "VStack<ForEach<[Int], Int, Text>>", Mounted(1).over([Mounted(2).over(rows)]), limit: 50)
    #expect(tree.nodes.count == 49)
    #expect(tree.nodes[0].mark == .depthLimit)
  }
}
