import Foundation
import Testing

@testable import ViewTree

/// What is told of an update beside the tree.
struct UpdateSectionsTests {
  /// `CartView` shows a header, rows of one name, and a text that appears.
  private func tree(_ count: Int) throws -> RenderedTree {
    try rendered(
      "CartView",
      bodies: [
        "CartView":
          "VStack<TupleView<(Header, Row, Row, Optional<ModifiedContent<Text, "
          + "_AppearanceActionModifier>>)>>",
        "Header": "Text", "Row": "Text",
      ],
      Mounted(
        1, state: ["count": "\(count)"],
        Mounted(
          2,
          Mounted(
            3, Mounted(4, Mounted(5, "\"Cart\"")), Mounted(6, Mounted(7)), Mounted(8, Mounted(9)),
            Mounted(10).over(count > 1 ? [Mounted(11, Mounted(12, "\"many\""))] : [])))))
  }

  @Test func tellsAnUpdateAsAWhole() throws {
    let update = RenderUpdate(
      from: try tree(1), to: try tree(2), change: "--tap \"Add\"",
      events: [
        .state(node: 1, owner: "CartView", property: "count", old: "1", new: "2"),
        .body(node: 1, name: "CartView", reasons: [.state("count")]),
        .body(node: 8, name: "Row", reasons: [.value(["title", "price"])]),
        .hook(node: 11, name: "onAppear", detail: nil),
        .task(node: 11, name: "created"),
      ])
    #expect(
      UpdateOutline().text(of: update) == """
        --tap "Add"

        ~ CartView  [count = 1 → 2]
          └── VStack
              ├── Header  0
              │   └── Text  0  {"Cart"}
              ├── Row  1
              │   └── Text  1
              ├── Row  2
              │   └── Text  2
        +     └── onAppear  3
        +         └── Text  3  {"many"}

        bodies
          CartView: read count
          Row  2: given another title, price
        hooks
          onAppear  Text  3
          task created  Text  3
        state
          CartView.count: 1 → 2
        not run
          Header
          Row

        """)
  }

  @Test func beginsWithTheMount() throws {
    let mount = RenderUpdate(
      from: RenderedTree(name: ""), to: try tree(0),
      events: [.body(node: 1, name: "CartView", reasons: [.inserted])])
    let update = RenderUpdate(from: try tree(0), to: try tree(1), change: "--set count=1")
    let text = UpdateOutline().text(of: [mount, update])
    #expect(text.hasPrefix("mount\n\nCartView  [count = 0]\n└── VStack\n"))
    #expect(text.contains("\nbodies\n  CartView: inserted\n\n--set count=1\n\n~ CartView"))
    #expect(text.hasSuffix("\nnot run\n  CartView\n  Header\n  Row ×2\n\n" + UpdateOutline.legend))
  }

  @Test(arguments: [
    ([UpdateLog.Reason.inserted], "inserted"),
    ([.value([])], "given another value"),
    ([.state("count"), .binding("isOn")], "read count; read isOn, a binding"),
    ([.environment("theme", key: "theme")], "read environment theme"),
    ([.environment("scheme", key: "colorScheme")], "read scheme, environment colorScheme"),
    ([.object("cart")], "observes cart"),
    ([.observable("cart.items")], "read cart.items"),
    ([.preference("SizeKey")], "read preference SizeKey"),
    ([.time], "its time has come"),
    ([], "no reason"),
  ])
  func saysWhyABodyRan(reasons: [UpdateLog.Reason], text: String) {
    #expect(UpdateSections.text(of: reasons) == text)
  }

  @Test func tellsOnceOfWhatHappenedAgainAndAgain() throws {
    let events = (1...4).flatMap { number -> [UpdateLog.Event] in
      [
        .hook(node: 11, name: "onReceive", detail: "at \(number) s"),
        .state(
          node: 1, owner: "CartView", property: "count", old: "\(number)", new: "\(number + 1)"),
        .body(node: 1, name: "CartView", reasons: [.state("count")]),
      ]
    }
    let update = RenderUpdate(
      from: try tree(2), to: try tree(5), change: "--wait 4",
      events: events + [.hook(node: 11, name: "onChange", detail: "1 → 2")])
    #expect(
      UpdateSections(update).text() == """
        bodies
          CartView: read count ×4
        hooks
          onReceive  Text  3 ×4
          onChange  Text  3  (1 → 2)
        state
          CartView.count: 1 → … → 5 ×4
        not run
          Header
          Row ×2

        """)
  }

  @Test func tellsOfModelsTheEnvironmentAndIssues() throws {
    let update = RenderUpdate(
      from: try tree(2), to: try tree(1), change: "x",
      events: [
        .model(type: "Cart", property: "items"), .model(type: "Store", property: nil),
        .environment(key: "colorScheme", value: "dark"),
        .closure(node: 2, name: "CartView", reasons: [.observable("cart.items")]),
        .hook(node: 11, name: "onChange", detail: "1 → 2"),
        .hook(node: 99, name: "onReceive", detail: nil),
        .died(node: 8, owner: "Row", state: ["isOn = true"], cause: .otherBranch),
        .issue(
          ProbeIssue(kind: "duplicateID", message: "the ID 1 occurs twice", subject: "CartView")),
      ])
    #expect(
      UpdateSections(update).text() == """
        bodies
          CartView (content of VStack): read cart.items
        hooks
          onChange  Text  3  (1 → 2)
          onReceive
        state
          Cart.items changed
          Store changed
          environment colorScheme = dark
          Row  2: lost isOn = true, because another branch is shown
        issues
          CartView: the ID 1 occurs twice
        not run
          CartView
          Header
          Row ×2

        """)
  }

  /// The example in `docs/render-tree.md` is what is written.
  @Test func theDocumentationShowsAnUpdate() throws {
    func tree(_ fruit: [String]) throws -> RenderedTree {
      let isOne = fruit.count == 1
      let rows = fruit.enumerated().map { index, name in
        Mounted(
          10 + index * 3, id: index == 0 ? "a" : "b", state: ["isOn": "\(index == 1)"],
          Mounted(11 + index * 3, Mounted(12 + index * 3, "\"\(name)\"")))
      }
      return try rendered(
        "CartView",
        bodies: [
          "CartView": "VStack<TupleView<(Text, ForEach<[Fruit], String, Row>)>>",
          "Row": "ModifiedContent<Text, _AppearanceActionModifier>",
        ],
        Mounted(
          1, state: ["items": "\(fruit.count)"],
          Mounted(
            2,
            Mounted(3, Mounted(4, isOne ? "\"1 item\"" : "\"2 items\""), Mounted(5).over(rows)))))
    }
    let update = RenderUpdate(
      from: try tree(["Apple", "Pear"]), to: try tree(["Apple"]), change: "--tap Remove",
      events: [
        .state(node: 1, owner: "CartView", property: "items", old: "2", new: "1"),
        .body(node: 1, name: "CartView", reasons: [.state("items")]),
        .hook(node: 14, name: "onDisappear", detail: nil),
        .died(node: 13, owner: "Row", state: ["isOn = true"], cause: .noElement),
      ])
    let text = try String(
      contentsOf: URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("docs/render-tree.md"), encoding: .utf8)
    let written = UpdateOutline().text(of: update).replacing("--tap Remove\n\n", with: "")
    #expect(text.contains("```\n\(written)```\n"), "\(written)")
  }
}
