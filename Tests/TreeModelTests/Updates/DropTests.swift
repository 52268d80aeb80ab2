import SwiftUI
import Testing

@testable import TreeModel

/// What a drag gives is dropped elsewhere.
@MainActor @Suite struct DropTests {
  private func drop<V: View>(_ view: V, _ drops: (String, String)...) -> [String] {
    let living = LivingTree(view)
    for (source, target) in drops {
      Controls(of: living.tree).drop(.named(source), onto: .named(target))
    }
    return living.texts
  }

  struct Note: Transferable, Codable {
    let title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  struct Board: View {
    @State private var done: [String] = []
    @State private var seen: [String] = []

    var body: some View {
      Text("tea").draggable("green tea")
      Text("note").draggable(Note(title: "a title"))
      VStack {
        Text("Done")
        ForEach(done, id: \.self) { Text($0) }
      }
      .dropDestination(for: String.self) { items, _ in
        done += items
        return true
      } isTargeted: {
        seen.append("\($0) \(done.count)")
      }
      Text(seen.joined(separator: ", "))
    }
  }

  @Test func aValueGoesIn() {
    #expect(
      drop(Board(), ("tea", "Done")) == ["tea", "note", "Done", "green tea", "true 0, false 1"])
  }

  @Test func aValueGoesInAsAnother() {
    #expect(drop(Board(), ("note", "Done")).contains("a title"))
  }

  struct Old: View {
    @State private var text = ""
    @State private var isTargeted = false
    @State private var targets = 0

    var body: some View {
      Text("source").onDrag { NSItemProvider(object: "hello" as NSString) }
      Text("object").onDrop(of: [.text], isTargeted: $isTargeted) { providers in
        _ = providers.first?.loadObject(ofClass: NSString.self) { value, _ in
          text = value.map { String(describing: $0) } ?? "nothing"
        }
        return true
      }
      .onChange(of: isTargeted) { targets += 1 }
      Text("data").onDrop(of: ["public.plain-text"], isTargeted: nil) { providers, _ in
        providers.first?.loadItem(forTypeIdentifier: "public.utf8-plain-text") { item, _ in
          text = (item as? Data).map { String(decoding: $0, as: UTF8.self) + "!" } ?? "nothing"
        }
        return true
      }
      Text("delegate").onDrop(of: [UTType.plainText], delegate: Delegate(text: $text))
      Text(text)
      Text("\(targets)")
    }
  }

  struct Delegate: DropDelegate {
    @Binding var text: String
    var operation: DropOperation?

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { text = "entered" }
    func dropUpdated(info: DropInfo) -> DropProposal? { operation.map(DropProposal.init) }
    func dropExited(info: DropInfo) { text += " exited" }
    func performDrop(info: DropInfo) -> Bool {
      text += " \(info.itemProviders(for: [UTType.text]).count)"
      return true
    }
  }

  @Test func providersHandOnTheirObjects() {
    #expect(drop(Old(), ("source", "object")).suffix(2) == ["hello", "2"])
    #expect(drop(Old(), ("source", "data")).suffix(2) == ["hello!", "0"])
    #expect(drop(Old(), ("source", "delegate")).suffix(2) == ["entered 1", "0"])
  }

  @Test(arguments: [
    (DropOperation.forbidden, "entered exited"), (.cancel, "entered exited"),
    (.copy, "entered 1"), (.move, "entered 1"),
  ])
  func aDelegateMayForbidADrop(_ operation: DropOperation, _ text: String) {
    struct Guarded: View {
      let operation: DropOperation
      @State private var text = ""

      var body: some View {
        Text("source").draggable("hello")
        Text("target").onDrop(
          of: [UTType.plainText], delegate: Delegate(text: $text, operation: operation))
        Text(text)
      }
    }
    #expect(drop(Guarded(operation: operation), ("source", "target")).last == text)
  }

  @Test func rowsTakeWhatIsDroppedBeforeThem() {
    struct Rows: View {
      @State private var names = ["a", "b"]

      var body: some View {
        Text("new").draggable("c")
        List {
          ForEach(names, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { names.insert(contentsOf: $0, at: $1) }
        }
      }
    }
    #expect(drop(Rows(), ("new", "b")) == ["new", "a", "c", "b"])
  }

  @Test func rowsTakeWhatIsOfTheirTypes() {
    struct Rows: View {
      var body: some View {
        List {
          ForEach(["a"], id: \.self) { Text($0) }.onInsert(of: [.image]) { _, _ in }
          ForEach(["b"], id: \.self) { Text($0) }.onInsert(of: ["public.text"]) { _, _ in }
          ForEach(["c"], id: \.self) { Text($0) }.dropDestination(for: Data.self) { _, _ in }
          ForEach(["d"], id: \.self) { Text($0) }
            .onInsert(of: [.image]) { _, _ in }
            .dropDestination(for: String.self) { _, _ in }
        }
      }
    }
    let rows = LivingTree(Rows()).tree.insertableRows()
    #expect(rows.map(\.accepted) == ["public.image", "public.text", "Data", "String"])
    #expect(
      rows.map { $0.steps(for: NSItemProvider(object: "text")) != nil }
        == [false, true, false, true])
  }

  @Test func rowsThatAreNotShownTakeNothing() {
    struct Tabs: View {
      var body: some View {
        TabView {
          List { ForEach(["a"], id: \.self) { Text($0) }.onInsert(of: [.text]) { _, _ in } }
          List { ForEach(["b"], id: \.self) { Text($0) }.onInsert(of: [.text]) { _, _ in } }
        }
      }
    }
    let controls = Controls(of: LivingTree(Tabs()).tree)
    #expect(controls.all(for: .drop).map(\.names) == [["a"]])
  }

  @Test func whatIsOfAnotherTypeIsNotTaken() {
    struct Numbers: View {
      var body: some View {
        Text("bin").dropDestination(for: Data.self) { _, _ in true }
        Text("pictures").onDrop(of: [.image], isTargeted: nil) { _ in true }
      }
    }
    let tree = LivingTree(Numbers()).tree
    let targets = tree.nodes.compactMap { $0.content.element?.value as? any DropTarget }
    #expect(targets.map { $0.steps(for: NSItemProvider(object: "text")) == nil } == [true, true])
    #expect(targets.map(\.accepted) == ["Data", "public.image"])
  }
}
