import Testing

@testable import ViewTree

struct ProbeRequestTests {
  @Test(arguments: [
    ([], true), (["Row"], true), (["Outer.Row"], true), (["Row#2"], true), (["Cell"], false),
  ])
  func selectsByAnyNameOfARoot(_ names: [String], _ isSelected: Bool) {
    let root = ProbeReport.Root(kind: .view, name: "Outer.Row", type: "Main.Outer.Row")
    #expect(ProbeRequest(wantsInstances: true, names: names).selects(root) == isSelected)
  }

  @Test func selectsPreviewsByTitleAndSnippetsByTheirWord() {
    let titled = ProbeReport.Root(kind: .preview, name: "x", type: "T", title: "Dark")
    let plain = ProbeReport.Root(kind: .preview, name: "y", type: "T")
    let snippet = ProbeReport.Root(kind: .snippet, name: "_TreevizSnippet", type: "T")
    #expect(ProbeRequest(wantsInstances: true, names: ["Dark"]).selects(titled))
    #expect(ProbeRequest(wantsInstances: true, names: ["Preview#2"]).selects(plain))
    #expect(ProbeRequest(wantsInstances: true, names: ["snippet"]).selects(snippet))
  }

  @Test func leavesOutWhatFailedBefore() {
    let root = ProbeReport.Root(kind: .view, name: "Row", type: "Main.Row")
    #expect(!ProbeRequest(wantsInstances: true, excluded: ["Row"]).selects(root))
    #expect(!ProbeRequest().selects(root))
  }

  @Test func readsWhatItWrites() {
    let request = ProbeRequest(wantsInstances: true, names: ["a"], excluded: ["b"])
    #expect(ProbeRequest(json: request.json()) == request)
    #expect(ProbeRequest(json: "good") == ProbeRequest())
  }
}
