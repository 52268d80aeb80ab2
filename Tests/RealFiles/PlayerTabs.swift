import SwiftUI

struct Episode: Identifiable, Hashable {
    let id: Int
    var title: String
    var show: String
    var length: TimeInterval
}

extension Episode {
    static let samples = [
        Episode(id: 1, title: "The Lighthouse", show: "Slow Radio", length: 1_860),
        Episode(id: 2, title: "Bread and Salt", show: "Kitchen Hours", length: 2_400),
        Episode(id: 3, title: "Night Trains", show: "Slow Radio", length: 3_700),
    ]
}

@Observable
final class Player {
    var current: Episode? = Episode.samples.first
    var isPlaying = false
    var startedAt = Date.now
    var speed = Speed.normal

    enum Speed: Double, CaseIterable {
        case slow = 0.8
        case normal = 1
        case fast = 1.5

        var settings: (name: String, symbol: String) {
            switch self {
            case .slow: return ("Slow", "tortoise")
            case .normal: return ("Normal", "figure.walk")
            case .fast: return ("Fast", "hare")
            }
        }
    }

    func toggle() {
        isPlaying.toggle()
        if isPlaying { startedAt = .now }
    }
}

struct PlayerTabs: View {
    @State private var player = Player()
    @State private var search = ""
    @State private var showsAccount = false
    @State private var isExpanded = false
    @Namespace private var zoom

    var body: some View {
        Group {
            if #available(iOS 26, *) {
                tabs
                    .tabBarMinimizeBehavior(.onScrollDown)
                    .tabViewBottomAccessory {
                        MiniPlayer()
                            .matchedTransitionSource(id: "player", in: zoom)
                            .onTapGesture { isExpanded.toggle() }
                    }
            } else {
                tabs
                    .safeAreaInset(edge: .bottom, spacing: 0) {
                        MiniPlayer()
                            .background(.bar)
                            .onTapGesture { isExpanded.toggle() }
                    }
            }
        }
        .environment(player)
        .fullScreenCover(isPresented: $isExpanded) {
            ExpandedPlayer()
                .navigationTransition(.zoom(sourceID: "player", in: zoom))
                .environment(player)
        }
    }

    @ViewBuilder
    private var tabs: some View {
        TabView {
            Tab.init("Listen", systemImage: "play.circle") {
                NavigationStack {
                    EpisodeList(episodes: Episode.samples)
                        .navigationTitle("Listen")
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) {
                                SpeedMenu()
                            }
                            ToolbarItem(placement: .topBarTrailing) {
                                Button("Account", systemImage: "person") { showsAccount.toggle() }
                            }
                            .matchedTransitionSource(id: "account", in: zoom)
                        }
                        .sheet(isPresented: $showsAccount) {
                            Text("Signed in")
                                .presentationDetents([.medium])
                                .navigationTransition(.zoom(sourceID: "account", in: zoom))
                        }
                }
            }

            Tab("Library", systemImage: "books.vertical") {
                NavigationStack {
                    List {}
                        .overlay { ContentUnavailableView("Nothing saved", systemImage: "tray") }
                        .navigationTitle("Library")
                }
            }
            .badge(2)

            Tab("Search", systemImage: "magnifyingglass", role: .search) {
                NavigationStack {
                    EpisodeList(episodes: found)
                        .navigationTitle("Search")
                        .searchable(text: $search, placement: .toolbar, prompt: Text("Shows, titles"))
                }
            }
        }
    }

    private var found: [Episode] {
        Episode.samples.filter { search.isEmpty || $0.title.localizedStandardContains(search) }
    }
}

private struct EpisodeList: View {
    let episodes: [Episode]
    @Environment(Player.self) private var player

    var body: some View {
        List(episodes) { episode in
            Button {
                player.current = episode
                player.startedAt = .now
            } label: {
                VStack(alignment: .leading, spacing: 4) {
                    Text(episode.title).font(.headline)
                    Text("\(episode.show), \(Duration.seconds(episode.length), format: .time(pattern: .minuteSecond))")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .listRowBackground(player.current == episode ? Color.accentColor.opacity(0.1) : nil)
        }
    }
}

private struct SpeedMenu: View {
    @Environment(Player.self) private var player

    var body: some View {
        @Bindable var player = player

        Menu {
            Picker("Speed", selection: $player.speed) {
                ForEach(Player.Speed.allCases, id: \.self) { speed in
                    let settings = speed.settings
                    Label(settings.name, systemImage: settings.symbol).tag(speed)
                }
            }
        } label: {
            Image(systemName: player.speed.settings.symbol)
                .contentTransition(.symbolEffect(.replace))
        }
    }
}

private struct MiniPlayer: View {
    @Environment(Player.self) private var player

    var body: some View {
        HStack(spacing: 12) {
            Cover(size: 30)
            VStack(alignment: .leading) {
                Text(player.current?.title ?? "Nothing is playing")
                Group {
                    if player.isPlaying {
                        Text(.currentDate, format: .stopwatch(startingAt: player.startedAt))
                            .monospacedDigit()
                    } else {
                        Text("Paused")
                    }
                }
                .font(.caption2)
                .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            Spacer(minLength: 0)
            Button {
                player.toggle()
            } label: {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
                    .contentShape(.rect)
            }
            .disabled(player.current == nil)
        }
        .padding(.horizontal, 15)
    }
}

private struct Cover: View {
    var size: CGFloat

    var body: some View {
        RoundedRectangle(cornerRadius: size / 4)
            .fill(.blue.gradient)
            .frame(width: size, height: size)
    }
}

private struct ExpandedPlayer: View {
    @Environment(Player.self) private var player
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        ScrollView {
            if let episode = player.current {
                Text("Ends in")
                Text(
                    .currentDate,
                    format: .timer(
                        countingDownIn: player.startedAt..<player.startedAt + episode.length,
                        showsHours: false))
            }
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            VStack(spacing: 10) {
                Capsule()
                    .fill(.primary.secondary)
                    .frame(width: 35, height: 3)
                HStack(spacing: 0) {
                    Cover(size: 80)
                    Spacer(minLength: 0)
                    Group {
                        Button("", systemImage: "star.circle.fill") {}
                        Button("Close", systemImage: "chevron.down.circle.fill") { dismiss() }
                            .labelStyle(.iconOnly)
                    }
                    .font(.title)
                    .foregroundStyle(Color.primary, Color.primary.opacity(0.1))
                }
                .padding(.horizontal, 15)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.background)
    }
}

#Preview {
    PlayerTabs()
}
