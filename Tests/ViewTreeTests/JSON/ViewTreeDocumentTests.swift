import Testing

@testable import ViewTree

struct ViewTreeDocumentTests {
  @Test func writesOneNodeALine() throws {
    let type = try TypeName(
      parsing: "ModifiedContent<Text?, _BackgroundModifier<IDView<M.A, Int>>>")
    let tree = ViewTreeBuilder.makeTree(of: type, name: "A \"quoted\" name")
    #expect(
      ViewTreeDocument(trees: [tree]).json() == #"""
        {
          "format": "treeviz-tree",
          "trees": [
            {
              "name": "A \"quoted\" name",
              "nodes": [
                {"kind": "modifier", "label": "background", "path": ""},
                {"kind": "optional", "label": "Text?", "parent": 0, "path": ""},
                {"components": [{"number": 1, "role": "background"}], "kind": "id", "label": "IDView", "parent": 0, "path": "background", "role": "background"},
                {"components": [{"id": null}], "kind": "customView", "label": "A", "parent": 2, "path": "background.id(*)"}
              ]
            }
          ],
          "version": 1
        }

        """#)
  }

  @Test func readsBackWhatItWrites() throws {
    var generator = TypeNameGenerator(seed: 5)
    var trees: [ViewTree] = []
    for round in 0..<200 {
      let content = generator.makeType(depth: round % 5).description
      let type = "ModifiedContent<_ConditionalContent<A, \(content)>, _OverlayModifier<M.R>>"
      trees.append(
        ViewTreeBuilder.makeTree(
          of: try TypeName(parsing: type), bodies: ["M.R": "VStack<M.R>"], name: "\u{1}\n\(round)",
          options: ViewTreeOptions(showsTuples: true, showsTypes: true)))
    }
    let document = ViewTreeDocument(trees: trees)
    #expect(try ViewTreeDocument(json: document.json()) == document)
  }

  @Test func keepsIdentitiesAndMarks() throws {
    var tree = ViewTree(name: "Test")
    tree.append(ViewNode(kind: .forEach, label: "ForEach"), parent: -1)
    for id in ["a.b", "\"", "ifBranch"] {
      tree.append(
        ViewNode(
          kind: .customView, label: "Row", components: [.id(id), .elseBranch, .role("x", 2)],
          mark: .recursive), parent: 0)
    }
    tree.finish()
    let document = ViewTreeDocument(trees: [tree])
    #expect(try ViewTreeDocument(json: document.json()) == document)
  }

  @Test(arguments: [
    ("", "this is not JSON, or is cut off"),
    ("{\"format\": \"treeviz-tree\"", "this is not JSON, or is cut off"),
    ("[]", "expected an object"),
    ("{}", "the key 'format' is missing"),
    (#"{"format": "dot", "version": 1}"#, "format: found 'dot', expected 'treeviz-tree'"),
    (
      #"{"format": "treeviz-tree", "version": 2}"#,
      "version: found 2, expected 1: write the file anew with this version of treeviz"
    ),
    (nodes(#"{"label": "A"}"#), "trees[0].nodes[0]: the key 'kind' is missing"),
    (nodes(#"{"kind": "leaf", "label": 3}"#), "trees[0].nodes[0].label: expected a string"),
    (nodes(""), "trees[0].nodes: the tree has no nodes"),
    (
      nodes(#"{"kind": "leaf", "label": "A", "parent": 0}"#),
      "trees[0].nodes[0].parent: the first node is the root and has no parent"
    ),
    (
      nodes(#"{"kind": "leaf", "label": "A"}, {"kind": "leaf", "label": "A"}"#),
      "trees[0].nodes[1].parent: only the first node has no parent"
    ),
    (
      nodes(#"{"kind": "leaf", "label": "A"}, {"kind": "leaf", "label": "A", "parent": 7}"#),
      "trees[0].nodes[1].parent: node 7 is not on the way from the root to the node before; "
        + "nodes stand in preorder"
    ),
    (
      nodes(#"{"kind": "leaf", "label": "A", "mark": "end"}"#),
      "trees[0].nodes[0].mark: found 'end', expected 'recursive' or 'depthLimit'"
    ),
    (
      nodes(#"{"kind": "leaf", "label": "A", "components": [{"branch": "then"}]}"#),
      "trees[0].nodes[0].components[0].branch: found 'then', expected 'if' or 'else'"
    ),
    (
      nodes(#"{"kind": "leaf", "label": "A", "components": [{}]}"#),
      "trees[0].nodes[0].components[0]: expected one of the keys 'index', 'branch', 'role', 'elided', 'id'"
    ),
  ])
  func tellsWhatIsWrongWhere(json: String, message: String) {
    let error = #expect(throws: DocumentError.self) { try ViewTreeDocument(json: json) }
    #expect(error?.description == message)
  }

  private static func nodes(_ nodes: String) -> String {
    #"{"format": "treeviz-tree", "version": 1, "trees": [{"name": "A", "nodes": [\#(nodes)]}]}"#
  }
}
