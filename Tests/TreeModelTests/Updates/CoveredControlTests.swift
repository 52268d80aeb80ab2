import SwiftUI
import Testing

@testable import TreeModel

/// What is covered takes no touches.
@MainActor @Suite struct CoveredControlTests {
  struct Layers: View {
    @State private var sheet = false
    @State private var second = false
    @State private var cover = false
    @State private var popover = false
    @State private var isAsking = false
    @State private var choice = false
    @State private var warns = false
    @State private var inspects = false
    @State private var open = false

    var body: some View {
      VStack {
        Button("under") {}
        Button("Sheet") { sheet = true }
        Button("Cover") { cover = true }
        Button("Popover") { popover = true }
        Button("Ask") { isAsking = true }
        Button("Choose") { choice = true }
        Button("Warn") { warns = true }
        Button("Inspect") { inspects = true }
        Button("Open") { open = true }
      }
      .sheet(isPresented: $sheet) {
        Button("in sheet") {}
        Button("Second") { second = true }
          .sheet(isPresented: $second) { Button("in second") {} }
        Button("Ask there") { isAsking = true }
      }
      .sheet(isPresented: $open) {
        Button("in open") {}.presentationBackgroundInteraction(.enabled)
      }
      .fullScreenCover(isPresented: $cover) { Button("in cover") {} }
      .popover(isPresented: $popover) { Button("in popover") {} }
      .alert("Sure?", isPresented: $isAsking) {}
      .confirmationDialog("Which?", isPresented: $choice) { Button("this") {} }
      .background(Text("").alert(isPresented: $warns) { Alert(title: Text("Careful")) })
      .inspector(isPresented: $inspects) { Button("in inspector") {} }
    }
  }

  /// What covers a control after taps on others.
  private func cover(of name: String, after taps: [String]) throws -> String? {
    let living = LivingTree(Layers())
    let controls = Controls(of: living.tree)
    for name in taps { controls.use(.named(name), .tap) }
    return living.tree.cover(
      of: try #require(controls.all(for: .tap).first { $0.names.contains(name) }))
  }

  @Test(arguments: [
    ([], "under", nil),
    (["Sheet"], "under", "a sheet"),
    (["Sheet"], "in sheet", nil),
    (["Sheet", "Second"], "in sheet", "a sheet"),
    (["Sheet", "Second"], "under", "a sheet"),
    (["Sheet", "Second"], "in second", nil),
    (["Cover"], "under", "a full-screen cover"),
    (["Cover"], "in cover", nil),
    (["Popover"], "under", nil),
    (["Popover"], "in popover", nil),
    (["Inspect"], "under", nil),
    (["Inspect"], "in inspector", nil),
    (["Open"], "under", nil),
    (["Open"], "in open", nil),
    (["Ask"], "under", "the alert 'Sure?'"),
    (["Ask"], "OK", nil),
    (["Sheet", "Ask there"], "in sheet", "the alert 'Sure?'"),
    (["Choose"], "under", "the dialog 'Which?'"),
    (["Choose"], "this", nil),
    (["Warn"], "under", "the alert 'Careful'"),
    (["Warn"], "OK", nil),
    (["Ask", "OK"], "under", nil),
  ])
  func knowsWhatCoversAControl(_ taps: [String], _ name: String, _ expected: String?) throws {
    #expect(try cover(of: name, after: taps) == expected)
  }

  struct Pages: View {
    @State private var sheet = false

    var body: some View {
      NavigationStack {
        NavigationLink("On") { Button("Sheet") { sheet = true } }
          .sheet(isPresented: $sheet) { Text("sheet") }
      }
    }
  }

  @Test func theButtonToGoBackIsCovered() throws {
    let living = LivingTree(Pages())
    let controls = Controls(of: living.tree)
    controls.use(.named("On"), .tap)
    let back = try #require(controls.backButtons().first)
    #expect(living.tree.cover(of: back) == nil)
    controls.use(.named("Sheet"), .tap)
    #expect(living.tree.cover(of: try #require(controls.backButtons().first)) == "a sheet")
  }
}
