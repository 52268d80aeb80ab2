import Testing

@testable import ViewTree

/// What changes did to render trees as JSON.
struct UpdateDocumentTests {
  private func document() throws -> UpdateDocument {
    func tree(_ isOn: Bool) throws -> RenderedTree {
      try rendered(
        "VStack<TupleView<(Optional<Text>, Image)>>",
        Mounted(
          1, "spacing = \(isOn)",
          Mounted(2, Mounted(3).over(isOn ? [Mounted(4, "\"on\"")] : []), Mounted(5))))
    }
    let mount = RenderUpdate(from: RenderedTree(name: "Row"), to: try tree(true))
    let change = RenderUpdate(
      from: try tree(true), to: try tree(false), change: "--tap \"Off\"",
      events: [.hook(node: 3, name: "onDisappear", detail: nil)])
    return UpdateDocument(logs: [
      .init(name: "Test", updates: [mount, change]), .init(name: "Empty", updates: []),
    ])
  }

  @Test func writesANodeAndAnEventALine() throws {
    #expect(
      try document().json() == """
        {
          "format": "treeviz-update",
          "updates": [
            {
              "name": "Test",
              "steps": [
                {
                  "events": [],
                  "nodes": [
                    {"became":"inserted","kind":"container","label":"VStack","number":1,"path":"","values":"spacing = true"},
                    {"became":"inserted","components":[{"index":0}],"kind":"leaf","label":"Text","number":4,"parent":0,"path":"0","values":"\\"on\\""},
                    {"became":"inserted","components":[{"index":1}],"kind":"leaf","label":"Image","number":5,"parent":0,"path":"1"}
                  ],
                  "notRun": [],
                  "removed": []
                },
                {
                  "change": "--tap \\"Off\\"",
                  "events": [
                    {"event":"hook","name":"onDisappear","node":3}
                  ],
                  "nodes": [
                    {"became":"updated","before":0,"kind":"container","label":"VStack","number":1,"path":"","values":"spacing = false"},
                    {"became":"kept","before":2,"components":[{"index":1}],"kind":"leaf","label":"Image","number":5,"parent":0,"path":"1"}
                  ],
                  "notRun": [],
                  "removed": [1]
                }
              ]
            },
            {
              "name": "Empty",
              "steps": []
            }
          ],
          "version": 1
        }

        """)
  }

  @Test func readsWhatItWrites() throws {
    let document = try document()
    #expect(try UpdateDocument(json: document.json()).json() == document.json())
    #expect(
      try UpdateDocument(json: document.json()).logs[0].updates[1].merged
        == document.logs[0].updates[1].merged)
    #expect(try UpdateDocument(json: UpdateDocument(logs: []).json()).logs.isEmpty)
  }

  /// A node with all that a node can have.
  static let fullNode = RenderedNode(
    kind: .customView, label: "Row",
    components: [
      .index(1), .ifBranch, .elseBranch, .role("overlay", 2), .elided, .id("é\n"), .id(nil),
    ],
    role: "overlay", values: "a", number: 7, element: 1, around: 8, isImplicit: true,
    listCount: 2, within: [3], state: [.init(name: "a", value: "b")],
    reads: [
      .init(source: .environment, property: "a", key: "b", value: "c", writer: 4),
      .init(source: .observable, property: "a.b"),
    ],
    writes: [.init(name: "k", value: "v")], mark: .depthLimit)

  /// An event of each kind, with all that it can have.
  static let events: [UpdateLog.Event] = [
    .body(
      node: 1, name: "Row",
      reasons: [
        .inserted, .value(["a", "b"]), .value([]), .state("a"), .binding("b"),
        .environment("c", key: "d"), .object("e"), .observable("f.g"), .preference("H"), .time,
      ]),
    .closure(node: 2, name: "Row", reasons: []),
    .state(node: 3, owner: "Row", property: "isOn", old: "true", new: "false"),
    .model(type: "Cart", property: "items"), .model(type: "Cart", property: nil),
    .environment(key: "locale", value: "de"), .hook(node: 4, name: "onChange", detail: "1 → 2"),
    .task(node: 5, name: "created"), .died(node: 6, owner: "Row", state: ["isOn = true"]),
    .died(node: 7, owner: "Row", state: [], cause: .otherBranch),
    .died(node: 7, owner: "Row", state: [], cause: .noContent),
    .died(node: 7, owner: "Row", state: [], cause: .identity(old: "0", new: "1")),
    .died(node: 7, owner: "Row", state: [], cause: .noElement),
    .died(node: 7, owner: "Row", state: [], cause: .erasedType(old: "Text", new: "Row")),
    .died(node: 7, owner: "Row", state: [], cause: .dismissed),
    .died(node: 7, owner: "Row", state: [], cause: .otherItem),
    .died(node: 7, owner: "Row", state: [], cause: .popped),
    .died(node: 7, owner: "Row", state: [], cause: .otherPage),
    .died(node: 7, owner: "Row", state: [], cause: .folded),
    .died(node: 7, owner: "Row", state: [], cause: .otherView),
    .issue(
      ProbeIssue(
        kind: "tooDeep", message: "m", subject: "s", owner: "o", property: "p", argument: "a")),
  ]

  @Test func keepsAllOfNodesAndEvents() throws {
    var tree = RenderedTree(name: "Test")
    tree.append(RenderedNode(kind: .container, label: "VStack", number: 1), parent: -1)
    tree.append(Self.fullNode, parent: 0)
    tree.finish()
    let document = UpdateDocument(logs: [
      .init(
        name: "Test",
        updates: [
          RenderUpdate(from: RenderedTree(name: "Test"), to: tree, events: Self.events)
        ])
    ])
    #expect(try UpdateDocument(json: document.json()) == document)
  }

  @Test(arguments: [
    ("", "this is not JSON, or is cut off"),
    (
      #"{"format": "treeviz-tree", "version": 1}"#,
      "format: found 'treeviz-tree', expected 'treeviz-update'"
    ),
    (
      #"{"format": "treeviz-update", "version": 2}"#,
      "version: found 2, expected 1: write the file anew with this version of treeviz"
    ),
    (
      step(#"{"kind": "stack", "label": "a", "number": 1}"#),
      "nodes[0].kind: found 'stack', expected a kind"
    ),
    (
      step(#"{"kind": "leaf", "label": "a", "number": 1, "parent": 0}"#),
      "nodes[0].parent: the first node is the root and has no parent"
    ),
    (
      step(#"{"kind": "leaf", "label": "a", "number": 1, "mark": "end"}"#),
      "nodes[0].mark: found 'end', expected 'recursive' or 'depthLimit'"
    ),
    (
      step(#"{"kind": "leaf", "label": "a", "number": 1, "components": [{"branch": "x"}]}"#),
      "nodes[0].components[0].branch: found 'x', expected 'if' or 'else'"
    ),
    (step("", #"{"event": "task", "node": 1}"#), "events[0]: the key 'name' is missing"),
    (
      step("", #"{"event": "body", "node": 1, "name": "a", "reasons": [{"reason": "state"}]}"#),
      "events[0].reasons[0]: the key 'property' is missing"
    ),
  ])
  func tellsWhatIsWrongAndWhere(json: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try UpdateDocument(json: json) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  private static func step(_ nodes: String, _ events: String = "") -> String {
    """
    {"format": "treeviz-update", "version": 1, "updates": [
      {"name": "a", "steps": [{"events": [\(events)], "nodes": [\(nodes)]}]}]}
    """
  }
}
