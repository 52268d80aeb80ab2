import SwiftUI
import Testing

@testable import TreeModel

/// Rows are deleted and moved as a list's user does it.
@MainActor @Suite struct RowEditingTests {
  struct Item: Identifiable {
    let id: String
  }

  struct Shelf: View {
    @State private var names = ["a", "b", "c", "d"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).moveDisabled(name == "d").deleteDisabled(name == "a")
        }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  private func texts<V: View>(_ view: V, _ uses: (String, ControlUse)...) -> [String] {
    let living = LivingTree(view)
    for (name, use) in uses {
      Controls(of: living.tree).use(.named(name), use)
    }
    return living.texts
  }

  @Test(arguments: [
    ("a", 2, ["b", "c", "a", "d"]), ("a", 3, ["b", "c", "d", "a"]), ("c", 0, ["c", "a", "b", "d"]),
    ("b", 1, ["a", "b", "c", "d"]),
  ])
  func movesARowToWhereItIsWanted(_ name: String, _ index: Int, _ expected: [String]) {
    #expect(texts(Shelf(), (name, .move(index))) == expected)
  }

  @Test func tellsWhereARowComesByTheOffsetsBefore() {
    struct Told: View {
      @State private var told = ""

      var body: some View {
        List { ForEach(0..<4, id: \.self) { Text("\($0)") }.onMove { told = "\(Array($0)) \($1)" } }
        Text(told)
      }
    }
    #expect(texts(Told(), ("1", .move(3))).last == "[1] 4")
    #expect(texts(Told(), ("3", .move(1))).last == "[3] 1")
  }

  @Test func knowsWhichRowsAreDisabled() {
    let living = LivingTree(Shelf())
    #expect(living.tree.editableRows(.move).map(\.isDisabled) == [false, false, false, true])
    #expect(living.tree.editableRows(.delete).map(\.isDisabled) == [true, false, false, false])
  }

  @Test func theOutermostModifierForbids() {
    struct Closed: View {
      var body: some View {
        List {
          ForEach(["a"], id: \.self) { Text($0).deleteDisabled(false) }
            .onDelete { _ in }
            .deleteDisabled(true)
        }
      }
    }
    #expect(LivingTree(Closed()).tree.editableRows(.delete).map(\.isDisabled) == [true])
  }

  struct Edited: View {
    @State private var items = ["a", "b", "c"].map(Item.init)
    let actions: EditActions<[Item]>

    var body: some View {
      List($items, editActions: actions) { $item in Text(item.id) }
    }
  }

  @Test func editsTheCollectionOfABinding() {
    #expect(
      texts(Edited(actions: .all), ("a", .move(2)), ("b", .delete)) == ["c", "a"])
    #expect(LivingTree(Edited(actions: .delete)).tree.editableRows(.move).isEmpty)
    #expect(LivingTree(Edited(actions: .move)).tree.editableRows(.delete).isEmpty)
  }

  @Test func aHandlerComesBeforeTheBinding() {
    struct Handled: View {
      @State private var items = [Item(id: "a")]
      @State private var deleted = 0

      var body: some View {
        List {
          ForEach($items, editActions: .delete) { $item in Text(item.id) }
            .onDelete { _ in deleted += 1 }
        }
        Text("\(deleted)")
      }
    }
    #expect(texts(Handled(), ("a", .delete)) == ["a", "1"])
  }

  struct Note: Identifiable {
    let id: Int
    let title: String
  }

  struct Wide: View {
    @State private var notes = [
      Note(id: 7, title: "Milk"), Note(id: 8, title: "Tea"), Note(id: 9, title: "Milk Tea"),
    ]

    var body: some View {
      List {
        ForEach(notes) { note in
          HStack {
            Text(note.title)
            Button("Expand \(note.title)") {}
          }
        }
        .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { notes.remove(atOffsets: $0) }
      }
    }
  }

  @Test(arguments: ["Tea", "Expand Tea", "8", "Tea Expand Tea"])
  func oneTextOrTheIdentityNamesARow(_ name: String) {
    #expect(
      texts(Wide(), (name, .move(0)))
        == ["Tea", "Expand Tea", "Milk", "Expand Milk", "Milk Tea", "Expand Milk Tea"])
  }

  @Test func rowsWithoutAHandlerStay() {
    struct Plain: View {
      var body: some View {
        List { ForEach(["a"], id: \.self) { Text($0) }.onDelete(perform: nil) }
      }
    }
    #expect(LivingTree(Plain()).tree.editableRows(.delete).isEmpty)
  }
}
