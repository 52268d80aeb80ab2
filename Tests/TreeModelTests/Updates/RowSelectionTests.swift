import SwiftUI
import Testing

@testable import TreeModel

/// Rows that are tapped, and the menus for those that are selected.
@MainActor @Suite struct RowSelectionTests {
  private func tap(_ name: String, _ living: LivingTree) {
    Controls(of: living.tree).use(.named(name), .tap)
  }

  /// `List(selection:)` with a set: more than one row in edit mode.
  @Test func aSetTakesRowsWhileTheyAreEdited() {
    struct Page: View {
      @State private var selection: Set<Int> = []

      var body: some View {
        List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") }
        EditButton()
        Text("\(selection.sorted())")
      }
    }
    let living = LivingTree(Page())
    let rows = { Controls(of: living.tree).all(for: .tap).flatMap(\.names) }
    #expect(Set(rows()) == ["Edit"])
    tap("Edit", living)
    #expect(rows().suffix(3) == ["row 1", "row 2", "row 3"])
    tap("row 1", living)
    tap("row 3", living)
    #expect(living.texts.last == "[1, 3]")
    tap("row 1", living)
    #expect(living.texts.last == "[3]")
    tap("Done", living)
    Controls(of: living.tree).use(.named("List"), .pick("row 2"))
    #expect(living.texts.last == "[2]")
  }

  /// The primary action of a menu for a selection is that of a tap; its menu is for what is selected.
  @Test func aTapSelectsAndActs() {
    struct Page: View {
      @State private var selection: String?
      @State private var opened: [String] = []

      var body: some View {
        List(["tea", "milk"], id: \.self, selection: $selection) { Text($0) }
          .contextMenu(forSelectionType: String.self) { items in
            Button("Buy \(items.sorted().joined())") {}
          } primaryAction: {
            opened += $0
          }
        Text("\(opened)")
      }
    }
    let living = LivingTree(Page())
    #expect(living.texts == ["tea", "milk", "Buy ", "[]"])
    tap("milk", living)
    #expect(living.texts == ["tea", "milk", "Buy milk", #"["milk"]"#])
  }

  @Test func rowsWithControlsAreLeftToThem() {
    struct Page: View {
      @State private var selection: Int?
      @State private var count = 0

      var body: some View {
        List(selection: $selection) {
          Button("add") { count += 1 }.tag(1)
          Text("plain").tag(2)
        }
        Text("\(selection ?? 0) \(count)")
      }
    }
    let living = LivingTree(Page())
    tap("add", living)
    tap("plain", living)
    #expect(living.texts.last == "2 1")
  }
}
