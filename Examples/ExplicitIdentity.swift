import SwiftUI

struct Song: Identifiable {
    let id: Int
    var title: String
}

// Rows are told apart by the identity of their elements, `.id` adds one by hand.
struct Playlist: View {
    var songs: [Song]
    @State private var round = 0

    var body: some View {
        VStack {
            Text("Round \(round)")
                .id(round)
            ForEach(songs) { song in
                Text(song.title)
                Divider()
            }
        }
    }
}
