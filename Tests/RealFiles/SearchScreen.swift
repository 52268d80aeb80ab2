import SwiftUI

struct Recipe: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
  var cuisine: Cuisine
  var minutes: Int

  enum Cuisine: String, CaseIterable, Codable, Identifiable {
    case italian, indian, mexican
    var id: Self { self }
  }
}

struct CuisineToken: Identifiable, Hashable {
  let cuisine: Recipe.Cuisine
  var id: String { cuisine.rawValue }
}

struct SearchScreen: View {
  enum Scope: String, CaseIterable { case all, quick }

  @State private var query = ""
  @State private var tokens: [CuisineToken] = []
  @State private var scope = Scope.all
  @State private var selection = Set<Recipe.ID>()
  @State private var isDeleting = false
  @State private var recipes = [
    Recipe(id: 1, name: "Risotto", cuisine: .italian, minutes: 40),
    Recipe(id: 2, name: "Dal", cuisine: .indian, minutes: 25),
    Recipe(id: 3, name: "Tacos", cuisine: .mexican, minutes: 15),
  ]

  private var results: [Recipe] {
    recipes
      .filter { query.isEmpty || $0.name.localizedStandardContains(query) }
      .filter { scope == .all || $0.minutes < 30 }
      .sorted { $0.name < $1.name }
  }

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach(Recipe.Cuisine.allCases) { cuisine in
          let matches = results.filter { $0.cuisine == cuisine }
          if !matches.isEmpty {
            Section {
              ForEach(matches) { recipe in
                RecipeRow(recipe: recipe)
                  .badge(recipe.minutes)
                  .swipeActions {
                    Button("Delete", systemImage: "trash", role: .destructive) {
                      recipes.removeAll { $0.id == recipe.id }
                    }
                  }
              }
            } header: {
              Text(cuisine.rawValue.capitalized)
            }
            .headerProminence(.increased)
          }
        }
      }
      .searchable(
        text: $query, tokens: $tokens, placement: .navigationBarDrawer(displayMode: .always),
        prompt: Text("Recipes")
      ) { token in
        Label(token.cuisine.rawValue, systemImage: "fork.knife")
      }
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { scope in
          Text(scope.rawValue.capitalized).tag(scope)
        }
      }
      .searchSuggestions {
        if query.isEmpty {
          Text("🍕 Pizza").searchCompletion("Pizza")
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        if !selection.isEmpty {
          ToolbarItem(placement: .bottomBar) {
            Button("Delete \(selection.count)", role: .destructive) { isDeleting = true }
          }
        }
      }
      .confirmationDialog("Delete?", isPresented: $isDeleting) {
        Button("Delete", role: .destructive) {
          recipes.removeAll { selection.contains($0.id) }
          selection = []
        }
      } message: {
        Text("^[\(selection.count) recipe](inflect: true) will be deleted.")
      }
      .listSectionSpacing(.compact)
      .navigationTitle("Recipes")
    }
  }
}

struct RecipeRow: View {
  @Environment(\.isSearching) private var isSearching
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading) {
      Text(recipe.name).font(isSearching ? .body : .headline)
      Text("\(recipe.minutes) min").font(.caption).foregroundStyle(.secondary)
    }
  }
}

#Preview { SearchScreen() }
