import SwiftUI
import Testing

@testable import TreeModel

/// What becomes of what is presented.
@MainActor @Suite struct DismissalTests {
  struct Person: Identifiable {
    let id: Int
  }

  struct Content: View {
    @Binding var isShown: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Done") { isShown = false }
        Button("Dismiss") { dismiss() }
      }
      .onDisappear {}
    }
  }

  struct Presenting: View {
    @State private var sheet = false
    @State private var cover = false
    @State private var person: Person?
    @State private var guest: Person?
    @State private var isThere = true
    @State private var ended: [String] = []

    var body: some View {
      VStack {
        Button("Sheet") { sheet = true }
        Button("Cover") { cover = true }
        Button("Person") { person = Person(id: 1) }
        Button("Guest") { guest = Person(id: 1) }
        Text("ended " + ended.joined(separator: " "))
        if isThere {
          Text("presenter")
            .sheet(isPresented: $sheet, onDismiss: end("sheet")) {
              Content(isShown: $sheet)
              Button("Remove") { isThere = false }
            }
        }
      }
      .fullScreenCover(isPresented: $cover, onDismiss: end("cover")) {
        Content(isShown: $cover)
      }
      .sheet(item: $person, onDismiss: end("person")) { _ in
        Content(isShown: DismissalTests.isPresented($person))
        Button("Next") { person = Person(id: 2) }
      }
      .fullScreenCover(item: $guest, onDismiss: end("guest")) { _ in
        Content(isShown: DismissalTests.isPresented($guest))
      }
    }

    private func end(_ name: String) -> () -> Void {
      { ended.append(name) }
    }
  }

  fileprivate static func isPresented(_ item: Binding<Person?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }

  private func tap(_ names: String..., in living: LivingTree) {
    for name in names { Controls(of: living.tree).use(.named(name), .tap) }
  }

  private func ended(_ living: LivingTree) -> String? {
    living.texts.first { $0.hasPrefix("ended") }
  }

  @Test(arguments: ["Sheet", "Cover", "Person", "Guest"], ["Done", "Dismiss"])
  func runsOnceAtEachDismissal(_ kind: String, _ button: String) {
    let living = LivingTree(Presenting())
    tap(kind, in: living)
    #expect(ended(living) == "ended ")
    _ = living.events()
    tap(button, in: living)
    let hooks = living.events().filter { $0.hasPrefix("on") }
    #expect(hooks == ["onDisappear", "onDismiss"])
    #expect(ended(living) == "ended \(kind.lowercased())")
    tap(kind, button, in: living)
    #expect(ended(living) == "ended \(kind.lowercased()) \(kind.lowercased())")
  }

  @Test func anotherItemIsAnotherPresentation() {
    let living = LivingTree(Presenting())
    tap("Person", "Next", in: living)
    #expect(ended(living) == "ended person")
    tap("Done", in: living)
    #expect(ended(living) == "ended person person")
  }

  @Test func runsWhereThePresenterGoes() {
    let living = LivingTree(Presenting())
    tap("Sheet", "Remove", in: living)
    #expect(ended(living) == "ended sheet")
  }

  /// A person swipes a sheet away: the same as to end it by its binding.
  @Test func aSwipeEndsWhatIsOnTop() {
    struct Sheets: View {
      @State private var outer = false
      @State private var inner = false
      @State private var ended: [String] = []

      var body: some View {
        Text("ended " + ended.joined(separator: " "))
        Button("Open") { outer = true }
          .sheet(isPresented: $outer, onDismiss: endOuter) {
            Button("Open more") { inner = true }
              .popover(isPresented: $inner) { Text("more").onDisappear { ended.append("inner") } }
          }
      }

      private func endOuter() { ended.append("outer") }
    }
    let living = LivingTree(Sheets())
    tap("Open", "Open more", in: living)
    Controls(of: living.tree).dismissTop()
    #expect(living.texts == ["ended inner", "Open", "Open more"])
    Controls(of: living.tree).dismissTop()
    #expect(living.texts == ["ended inner outer", "Open"])
  }

  // MARK: - What stays

  struct Staying: View {
    @State private var path: [Int] = []
    @State private var sheet = false
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: $path) {
          Button("Open") { sheet = true }
            .onDisappear {}
            .sheet(isPresented: $sheet) {
              VStack {
                Button("Push") { path = [1] }
                Button("Switch") { tab = 1 }
                Button("Close") { sheet = false }
              }
              .onAppear {}
              .onDisappear {}
              .task {}
            }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .tabItem { Text("zero") }
        .tag(0)
        Text("one").tabItem { Text("one") }.tag(1)
      }
    }
  }

  @Test func aSheetStaysWhenWhatIsBelowChanges() {
    let living = LivingTree(Staying())
    tap("Open", in: living)
    #expect(living.events().contains("task created"))
    tap("Push", in: living)
    let hooks = living.events().filter { $0.hasPrefix("on") || $0.hasPrefix("task") }
    #expect(hooks == ["onDisappear"])
    #expect(living.texts.contains("page 1"))
    tap("Switch", in: living)
    #expect(!living.events().contains("task cancelled"))
    tap("Close", in: living)
    let events = living.events()
    #expect(events.contains("task cancelled"))
    #expect(events.contains("onDisappear"))
  }
}
