import Testing
import TreeDrawing
import ViewTree

/// Figures of updates: the trees before and after, side by side.
@Suite struct RenderUpdateDiagramTests {
  @Test func hangsBothTreesOnTheChange() throws {
    let diagram = try Diagram(updates: [Self.update])
    #expect(
      Self.text(of: diagram) == """
        0 --tap Close
        1   before: Row updated: [isOpen = true]
        2     Text removed: [count = 3], its state dies, because another branch is shown
        3     Badge: does not matter
        4       Image
        5   after: Row updated: [isOpen = true → false], runs: read isOpen
        6     Badge: does not matter, does not run
        7       Image
        """)
  }

  @Test func joinsSeveralChanges() throws {
    let back = RenderUpdate(
      from: Self.update.after, to: Self.update.before, change: "--tap Open", events: [])
    let diagram = try Diagram(updates: [Self.update, back])
    #expect(diagram.boxes[0].lines.map(\.text) == ["--tap Close", "--tap Open"])
    // What came back is as it was.
    #expect(diagram.boxes.allSatisfy { $0.mark == nil })
  }

  @Test func saysWithWhatAStateDied() throws {
    let update = RenderUpdate(
      from: Self.update.before, to: Self.update.after, change: "--tap Close",
      events: [.died(node: 2, owner: "Text", state: ["count = 4"], cause: nil)])
    #expect(
      try Diagram(updates: [update]).boxes[2].lines.map(\.text)
        == ["Text", "[count = 3]", "its state dies: count = 4"])
  }

  @Test func describesWhichTreeIsWhich() throws {
    let lines = try Diagram(updates: [Self.update]).outline.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("├── before: Row  [isOpen = true]  (updated)") })
    #expect(lines.contains { $0.hasPrefix("└── after: Row  [isOpen = true → false]  (updated)") })
    #expect(lines.filter { $0.contains("Badge  does not matter") }.count == 2)
    let svg = try FigureRenderer().figure(of: Diagram(updates: [Self.update]), as: .svg).bytes
    let names = try XMLElement.elements(of: svg).compactMap { $0.attributes["aria-label"] }
    #expect(names.contains("Row, before, updated, [isOpen = true]"))
  }

  @Test func keepsWhatChanged() throws {
    let long = { (name: String) in "\"\(String(repeating: "The name is ", count: 5))\(name)\"" }
    let tree = { (name: String, isEditing: String) in
      var tree = RenderedTree(name: "Form")
      tree.append(
        RenderedNode(
          kind: .customView, label: "Form", values: long(name), number: 1,
          state: [
            .init(name: "kept", value: long("kept")), .init(name: "firstName", value: long(name)),
            .init(name: "isEditing", value: isEditing),
          ]), parent: -1)
      tree.append(RenderedNode(kind: .leaf, label: "Text", number: 2), parent: 0)
      tree.finish()
      return tree
    }
    let update = RenderUpdate(
      from: tree("Ada", "false"), to: tree("Lovelace", "true"), change: "--tap Edit")
    let options = DiagramOptions(lineLimit: 30)
    let boxes = try Diagram(updates: [update], options: options).boxes
    #expect(boxes[1].lines.map(\.text).allSatisfy { $0.count <= 30 })
    #expect(
      boxes[1].lines.map(\.text) == [
        "Form", "…ame is Ada\"", "[firstName = … is Ada\"]", "[isEditing = false]",
        "[kept = \"The name i… is kept\"]",
      ])
    #expect(
      boxes[3].lines.map(\.text) == [
        "Form", "…ame is Lovelace\"", "[firstName = … is Ada\"", "→ …me is Lovelace\"]",
        "[isEditing = false → true]", "[kept = \"The name i… is kept\"]", "does not run",
      ])
  }

  @Test func drawsTheMountAlone() throws {
    let mount = RenderUpdate(from: RenderedTree(name: "Row"), to: Self.update.before)
    let diagram = try Diagram(updates: [mount])
    #expect(diagram.boxes.map(\.title) == ["Row", "Text", "Badge", "Image"])
    #expect(throws: DrawingError.self) { try Diagram(updates: []) }
  }

  private static let update: RenderUpdate = {
    let row = { (isOpen: String) in
      RenderedNode(
        kind: .customView, label: "Row", number: 1, state: [.init(name: "isOpen", value: isOpen)])
    }
    let badge = RenderedNode(
      kind: .customView, label: "Badge", role: nil, values: "does not matter", number: 3)
    let icon = RenderedNode(kind: .leaf, label: "Image", number: 4)
    var before = RenderedTree(name: "Row")
    before.append(row("true"), parent: -1)
    before.append(
      RenderedNode(
        kind: .leaf, label: "Text", number: 2, state: [.init(name: "count", value: "3")]),
      parent: 0)
    before.append(badge, parent: 0)
    before.append(icon, parent: 2)
    before.finish()
    var after = RenderedTree(name: "Row")
    after.append(row("false"), parent: -1)
    after.append(badge, parent: 0)
    after.append(icon, parent: 1)
    after.finish()
    return RenderUpdate(
      from: before, to: after, change: "--tap Close",
      events: [
        .body(node: 1, name: "Row", reasons: [.state("isOpen")]),
        .died(node: 2, owner: "Text", state: ["count = 3"], cause: .otherBranch),
      ])
  }()

  /// The boxes as lines: number, role, title, mark and what else is written.
  private static func text(of diagram: Diagram) -> String {
    diagram.boxes.enumerated().map { index, box in
      var depth = 0
      var parent = diagram.parents[index]
      while parent >= 0 {
        depth += 1
        parent = diagram.parents[parent]
      }
      let role = box.role.map { "\($0): " } ?? ""
      let mark = box.mark.map { " \($0.rawValue)" } ?? ""
      let rest = box.lines.dropFirst().map(\.text).joined(separator: ", ")
      return "\(box.node) " + String(repeating: "  ", count: depth)
        + role + box.title + mark + (rest.isEmpty ? "" : ": \(rest)")
    }.joined(separator: "\n")
  }
}
