import Foundation
import SwiftUI
import Testing

/// Conditions in the builders that are not of views.
@MainActor @Suite struct BuilderConditionTests {
  private let isOn = true

  @Test func menusAreUnderConditions() {
    let scene = WindowGroup { Text("a") }.commands {
      if isOn { CommandMenu("A") { Text("a") } }
      if isOn { CommandMenu("B") { Text("b") } } else { EmptyCommands() }
      if #available(iOS 18, *) { CommandMenu("C") { Text("c") } }
    }
    #expect(
      printed(scene).contains(
        "Optional<CommandMenu<Text>>, _ConditionalContent<CommandMenu<Text>, EmptyCommands>, "))
  }

  @Test func scenesAreUnderAVersion() {
    struct Sample: App {
      var body: some Scene {
        WindowGroup { Text("a") }
        if #available(iOS 18, *) { WindowGroup("b") { Text("b") } }
      }
    }
    #expect(
      printed(Sample().body).contains("Optional<LimitedAvailabilityScene<WindowGroup<Text>>>"))
  }

  @Test func tabsAreUnderConditions() {
    let tabs = TabView {
      if isOn { Tab("A", systemImage: "a") { Text("a") } }
      if isOn { Tab("B", systemImage: "b") { Text("b") } } else { Tab("C", systemImage: "c") {} }
      if #available(iOS 18, *) { Tab("D", systemImage: "d") { Text("d") } }
    }
    #expect(printed(tabs).contains("Optional<Tab<Never, Text, DefaultTabLabel>>"))
    let numbered = TabView(selection: .constant(1)) {
      ForEach(0..<3) { Tab("A", systemImage: "a", value: $0) { Text("a") } }
      TabSection("B") {
        ForEach(3..<5) { Tab("B", systemImage: "b", value: $0) { Image("b") } }
      }
    }
    for label in ["Text", "Image"] {
      #expect(
        printed(numbered).contains("ForEach<Range<Int>, Int, Tab<Int, \(label), DefaultTabLabel>>"))
    }
  }

  @Test func itemsOfToolbarsAreUnderConditions() {
    let view = EmptyView().toolbar(id: "t") {
      if isOn { ToolbarItem(id: "a") { Text("a") } }
      if isOn { ToolbarItem(id: "b") { Text("b") } } else { ToolbarItem(id: "c") { Image("c") } }
      if #available(iOS 18, *) { ToolbarItem(id: "d") { Text("d") } }
    }
    #expect(
      printed(view).contains(
        "_ConditionalContent<ToolbarItem<String, Text>, ToolbarItem<String, Image>>"))
  }

  private struct Person: Identifiable {
    var id = 0
    var name = ""
  }

  @Test func rowsAndColumnsAreUnderConditions() {
    let table = Table(of: Person.self) {
      TableColumn("A") { Text($0.name) }
      if isOn { TableColumn("B") { Text($0.name) } }
      if isOn { TableColumn("C") { Text($0.name) } } else { TableColumn("D") { _ in Image("d") } }
      if #available(iOS 18, *) { TableColumn("E") { Text($0.name) } }
    } rows: {
      TableRow(Person())
      if isOn { TableRow(Person(id: 1)) }
      if isOn { TableRow(Person(id: 2)) } else { TableRow(Person(id: 3)) }
      if #available(iOS 18, *) { TableRow(Person(id: 4)) }
    }
    #expect(printed(table).contains("Optional<TableRow<Person>>"))
  }

  @Test func columnsSortByComparators() {
    let order = [KeyPathComparator(\Person.name, comparator: .localizedStandard)]
    let table = Table([Person](), sortOrder: .constant(order)) {
      TableColumn("A", value: \.name, comparator: .localizedStandard) { Text($0.name) }
      TableColumn("B", value: \.name, comparator: .localizedStandard)
    }
    #expect(printed(table).contains("TableColumn<Person, KeyPathComparator<Person>, Text, Text>"))
    #expect(["b", "a"].sorted(using: .localizedStandard) == ["a", "b"])
    #expect(
      [Person(id: 1, name: "b"), Person(id: 2, name: "a")]
        .sorted(using: SortDescriptor(\.name, comparator: .localized)).map(\.id) == [2, 1])
  }

  @Test func picturesOfViewsAreNone() {
    let renderer = ImageRenderer(content: Text("a"))
    var changes = 0
    let subscription = renderer.objectWillChange.sink { changes += 1 }
    renderer.scale = 2
    renderer.isOpaque = true
    renderer.colorMode = .linear
    renderer.allowedDynamicRange = .high
    renderer.proposedSize = .init(width: 1, height: 2)
    renderer.render { _, _ in Issue.record("nothing is drawn") }
    #expect(renderer.cgImage == nil && renderer.uiImage == nil)
    #expect(changes == 5)
    subscription.cancel()
  }
}
