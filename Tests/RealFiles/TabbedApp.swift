import SwiftUI

enum AppTab: Hashable {
  case home, library, search, profile
}

@Observable
final class Router {
  var selection: AppTab = .home
  var path = NavigationPath()
  var isPlayerShown = false

  func open(_ album: Album) {
    selection = .library
    path.append(album)
  }
}

struct Album: Identifiable, Hashable {
  let id: Int
  var title: String
  var artist: String
  var isFavorite = false
}

struct TabbedApp: View {
  @State private var router = Router()

  var body: some View {
    @Bindable var router = router

    TabView(selection: $router.selection) {
      Tab("Home", systemImage: "house", value: AppTab.home) {
        HomeScreen()
      }
      Tab("Library", systemImage: "square.stack", value: AppTab.library) {
        LibraryScreen()
      }
      .badgeIfNeeded(3)
      Tab(value: AppTab.search, role: .search) {
        Text("Search")
      }
      TabSection("You") {
        Tab("Profile", systemImage: "person", value: AppTab.profile) {
          Text("Profile")
        }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .environment(router)
    .fullScreenCover(isPresented: $router.isPlayerShown) {
      PlayerScreen()
    }
  }
}

extension TabContent {
  func badgeIfNeeded(_ count: Int) -> Self { self }
}

struct HomeScreen: View {
  @Environment(Router.self) private var router

  var body: some View {
    NavigationStack {
      List {
        Section("Recently played") {
          ForEach(0..<5) { index in
            Button("Album \(index)") {
              router.open(Album(id: index, title: "Album \(index)", artist: "Band"))
            }
          }
        }
      }
      .navigationTitle("Home")
      .toolbar {
        Button("Player", systemImage: "play.circle") { router.isPlayerShown = true }
      }
    }
  }
}

struct LibraryScreen: View {
  @Environment(Router.self) private var router
  @State private var albums = [
    Album(id: 1, title: "Blue", artist: "Joni"), Album(id: 2, title: "Red", artist: "Taylor"),
  ]
  @State private var sort = SortOrder.forward

  private var sorted: [Album] {
    albums.sorted(using: KeyPathComparator(\.title, order: sort))
  }

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List(sorted) { album in
        NavigationLink(value: album) {
          LabeledContent(album.title, value: album.artist)
        }
      }
      .navigationDestination(for: Album.self) { album in
        AlbumScreen(album: album)
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Order", selection: $sort) {
              Text("A to Z").tag(SortOrder.forward)
              Text("Z to A").tag(SortOrder.reverse)
            }
          }
        }
      }
    }
  }
}

struct AlbumScreen: View {
  @State var album: Album

  var body: some View {
    VStack {
      Text(album.title).font(.largeTitle)
      Toggle("Favorite", systemImage: "heart", isOn: $album.isFavorite)
        .toggleStyle(.button)
        .sensoryFeedback(.selection, trigger: album.isFavorite)
    }
    .navigationTitle(album.title)
    .toolbarTitleDisplayMode(.inline)
  }
}

struct PlayerScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var volume = 0.5

  var body: some View {
    VStack {
      Spacer()
      Slider(value: $volume)
      HStack(spacing: 40) {
        Button("Back", systemImage: "backward.fill") {}
        Button("Play", systemImage: "play.fill") {}.symbolEffect(.bounce, value: volume)
        Button("Next", systemImage: "forward.fill") {}
      }
      .labelStyle(.iconOnly)
      .font(.largeTitle)
      .padding()
    }
    .overlay(alignment: .topTrailing) {
      Button(role: .cancel, action: dismiss.callAsFunction) {
        Image(systemName: "xmark.circle.fill")
      }
      .padding()
    }
    .background(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.purple, .indigo, .black, .blue]
      ).ignoresSafeArea())
  }
}

#Preview {
  TabbedApp()
}
