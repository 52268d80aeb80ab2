import SwiftUI
import Testing

@testable import TreeModel

/// What typing into a search field does besides changing its text.
@MainActor @Suite struct SearchTests {
  private func use(_ name: String, _ use: ControlUse, _ living: LivingTree) {
    Controls(of: living.tree).use(.named(name), use)
  }

  struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismiss

    var body: some View {
      Text(isSearching ? "results" : "all")
      Button("Done") { dismiss() }
    }
  }

  struct Shop: View {
    @State private var query = ""
    @State private var submitted: [String] = []

    var body: some View {
      NavigationStack {
        Results()
          .searchable(text: $query) {
            Text("green tea").searchCompletion("tea")
          }
          .onSubmit { submitted.append("field") }
          .onSubmit(of: .search) { submitted.append("search \(query)") }
      }
      Text(query)
      Text(submitted.joined(separator: " "))
    }
  }

  @Test func whatIsSearchedKnowsIt() {
    let living = LivingTree(Shop())
    #expect(living.texts.first == "all")
    use("Search", .type("x"), living)
    #expect(living.texts.first == "results")
    #expect(living.texts.contains("x"))
    use("Done", .tap, living)
    #expect(living.texts.first == "all")
    #expect(!living.texts.contains("x"))
  }

  @Test func aScopeIsPicked() {
    enum Scope: String { case all, recent }
    struct Scoped: View {
      @State private var query = ""
      @State private var scope = Scope.all

      var body: some View {
        List(1..<3) { Text("row \($0)").tag(Scope.all) }
          .searchable(text: $query)
          .searchScopes($scope) {
            Text("Everything").tag(Scope.all)
            Text("Lately").tag(Scope.recent)
          }
        Text(scope.rawValue)
      }
    }
    let living = LivingTree(Scoped())
    use("Search", .pick("Lately"), living)
    #expect(living.texts.last == "recent")
    use("Search", .pick("all"), living)
    #expect(living.texts.last == "all")
  }

  @Test func suggestionsCompleteTheSearch() {
    let living = LivingTree(Shop())
    use("green tea", .tap, living)
    #expect(living.texts.suffix(2) == ["tea", ""])
    #expect(living.texts.first == "results")
    use("Search", .submit, living)
    #expect(living.texts.last == "search tea")
  }

  @Test func theBindingSaysWhetherItIsSearched() {
    struct Bound: View {
      @State private var query = ""
      @State private var isPresented = false

      var body: some View {
        Results().searchable(text: $query, isPresented: $isPresented)
        Button("Search now") { isPresented = true }
      }
    }
    let living = LivingTree(Bound())
    use("Search now", .tap, living)
    #expect(living.texts.first == "results")
    use("Done", .tap, living)
    #expect(living.texts.first == "all")
  }

  @Test func submissionsStayInTheirScope() {
    struct Scoped: View {
      @State private var text = ""
      @State private var submitted: [String] = []

      var body: some View {
        TextField("Name", text: $text)
          .onSubmit { submitted.append("inner") }
          .submitScope()
          .onSubmit { submitted.append("outer") }
        Text(submitted.joined(separator: " "))
      }
    }
    let living = LivingTree(Scoped())
    use("Name", .submit, living)
    #expect(living.texts.last == "inner")
  }
}
