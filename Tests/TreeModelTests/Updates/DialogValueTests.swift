import SwiftUI
import Testing

@testable import TreeModel

/// Alerts and action sheets that are given as values.
@MainActor @Suite struct DialogValueTests {
  struct Trash: View {
    struct Note: Identifiable {
      let id: String
    }

    @State private var asks = false
    @State private var warned: Note?
    @State private var isChoosing = false
    @State private var done: [String] = []

    var body: some View {
      VStack {
        Button("Empty") { asks = true }
        Button("Warn") { warned = Note(id: "full") }
        Button("Choose") { isChoosing = true }
        Text(done.joined(separator: " "))
      }
      .alert(isPresented: $asks) {
        Alert(
          title: Text("Sure?"), message: Text("\(done.count) so far"),
          primaryButton: .destructive(Text("Delete")) { done.append("deleted") },
          secondaryButton: .cancel())
      }
      .background(
        Text("x").alert(item: $warned) { Alert(title: Text("It is \($0.id)")) }
      )
      .actionSheet(isPresented: $isChoosing) {
        ActionSheet(
          title: Text("Colour"),
          buttons: [.default(Text("Red")) { done.append("red") }, .cancel()])
      }
    }
  }

  private func names(_ living: LivingTree) -> [String] {
    Controls(of: living.tree).all(for: .tap).flatMap(\.names)
  }

  private func tap(_ name: String, _ living: LivingTree) {
    Controls(of: living.tree).use(.named(name), .tap)
  }

  @Test func buttonsAreThereWhileItIsShown() {
    let living = LivingTree(Trash())
    #expect(names(living) == ["Empty", "Warn", "Choose"])
    tap("Empty", living)
    #expect(names(living).contains("Delete"))
    #expect(names(living).contains("Cancel"))
    tap("Delete", living)
    #expect(living.texts.contains("deleted"))
    #expect(names(living) == ["Empty", "Warn", "Choose"])
  }

  @Test func anAlertWithoutButtonsHasOne() {
    let living = LivingTree(Trash())
    tap("Warn", living)
    #expect(names(living).contains("OK"))
    tap("OK", living)
    #expect(!names(living).contains("OK"))
  }

  @Test func actionSheetsHaveButtons() {
    let living = LivingTree(Trash())
    tap("Choose", living)
    tap("Red", living)
    #expect(living.texts.contains("red"))
    #expect(!names(living).contains("Red"))
  }

  @Test func theNodeShowsWhatIsAsked() {
    let living = LivingTree(Trash())
    let marks = living.marks { tap("Empty", living) }
    #expect(
      marks.contains(
        #"title = "Sure?", message = "0 so far", buttons = ["Delete", "Cancel"]"#), "\(marks)")
  }

  // MARK: - Implied buttons

  struct Asking: View {
    @State private var isDone = false
    @State private var asks = false
    @State private var isSure = false
    @State private var told: [String] = []

    var body: some View {
      VStack {
        Button("Go") { isDone = true }
        Button("Ask") { asks = true }
        Button("Check") { isSure = true }
        Text(told.joined(separator: " "))
      }
      .alert("Done", isPresented: $isDone) {}
      .confirmationDialog("Colour", isPresented: $asks) {
        Button("Red") { told.append("red") }
        Button("Blue") { told.append("blue") }
      }
      .confirmationDialog("Sure", isPresented: $isSure) {
        Button("Yes") { told.append("yes") }
        Button("No", role: .cancel) { told.append("no") }
      }
    }
  }

  @Test func anAlertWithoutActionsHasAButton() {
    let living = LivingTree(Asking())
    #expect(!names(living).contains("OK"))
    tap("Go", living)
    #expect(names(living).contains("OK"))
    tap("OK", living)
    #expect(names(living) == ["Go", "Ask", "Check"])
  }

  @Test func aDialogCanBeCancelled() {
    let living = LivingTree(Asking())
    tap("Ask", living)
    #expect(Set(names(living)).isSuperset(of: ["Red", "Blue", "Cancel"]))
    tap("Cancel", living)
    #expect(names(living) == ["Go", "Ask", "Check"])
    tap("Ask", living)
    tap("Blue", living)
    #expect(living.texts.contains("blue"))
    #expect(!names(living).contains("Cancel"))
  }

  @Test func aDialogWithACancelButtonGetsNoOther() {
    let living = LivingTree(Asking())
    tap("Check", living)
    #expect(names(living).contains("No"))
    #expect(!names(living).contains("Cancel"))
  }
}
