import SwiftUI

// Each row keeps its own state, at the identity that `ForEach` gives it.
struct SongRow: View {
    let title: String
    @State private var isLoved = false

    var body: some View {
        Toggle(title, isOn: $isLoved)
    }
}

struct Playlist: View {
    @State private var songs = ["Morning", "Noon", "Night"]

    var body: some View {
        VStack {
            ForEach(songs, id: \.self) { song in
                SongRow(title: song)
            }
            Button("Reverse") { songs.reverse() }
            Button("Skip") { songs.removeFirst() }
        }
    }
}
