import SwiftUI

enum Route: Hashable {
  case list(category: String)
  case detail(id: Int)
  case settings
}

enum SheetRoute: Identifiable {
  case compose
  case filter(Binding<Bool>)

  var id: String {
    switch self {
    case .compose: "compose"
    case .filter: "filter"
    }
  }
}

@MainActor
final class Coordinator: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: SheetRoute?

  func push(_ route: Route) { path.append(route) }
  func pop() { path.removeLast() }
  func popToRoot() { path = NavigationPath() }

  @ViewBuilder
  func view(for route: Route) -> some View {
    switch route {
    case .list(let category):
      CategoryList(category: category)
    case .detail(let id):
      DetailScreen(id: id)
    case .settings:
      Form { Text("Settings") }
    }
  }
}

struct CoordinatorNavigation: View {
  @StateObject private var coordinator = Coordinator()
  @State private var onlyUnread = false

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      List {
        NavigationLink("Books", value: Route.list(category: "Books"))
        NavigationLink(value: Route.settings) {
          Label("Settings", systemImage: "gear")
        }
        Button("Random") { coordinator.push(.detail(id: .random(in: 0..<10))) }
      }
      .navigationDestination(for: Route.self) { route in
        coordinator.view(for: route)
      }
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button("Compose") { coordinator.sheet = .compose }
        }
        ToolbarItem(placement: .status) {
          Button("Filter") { coordinator.sheet = .filter($onlyUnread) }
        }
      }
      .sheet(item: $coordinator.sheet) { route in
        switch route {
        case .compose:
          NavigationStack { TextEditor(text: .constant("")) }
        case .filter(let binding):
          Toggle("Only unread", isOn: binding)
            .padding()
            .presentationDetents([.height(120)])
        }
      }
    }
    .environmentObject(coordinator)
    .onOpenURL { url in
      if let id = Int(url.lastPathComponent) { coordinator.push(.detail(id: id)) }
    }
  }
}

struct CategoryList: View {
  let category: String
  @EnvironmentObject private var coordinator: Coordinator

  var body: some View {
    List(0..<20) { index in
      Button("\(category) \(index)") { coordinator.push(.detail(id: index)) }
    }
    .navigationTitle(category)
    .navigationBarTitleDisplayMode(.large)
  }
}

struct DetailScreen: View {
  let id: Int
  @EnvironmentObject private var coordinator: Coordinator

  var body: some View {
    VStack {
      Text("Detail \(id)")
      Button("Back to start", action: coordinator.popToRoot)
    }
    .navigationBarBackButtonHidden()
    .toolbar {
      ToolbarItem(placement: .navigation) {
        Button("Back", systemImage: "chevron.left", action: coordinator.pop)
      }
    }
  }
}

#Preview { CoordinatorNavigation() }
