import SwiftUI

// Both branches are in the type, and so in the tree: each has an identity of its own.
struct PlayerButton: View {
    var isPlaying: Bool

    var body: some View {
        ZStack {
            Circle()
                .fill(.indigo)
            if isPlaying {
                Image(systemName: "pause.fill")
            } else {
                Image(systemName: "play.fill")
                Text("Play")
            }
        }
    }
}
