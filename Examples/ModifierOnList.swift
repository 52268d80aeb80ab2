import SwiftUI

// A modifier on a list goes to each of its elements: two borders here, not one.
struct Score: View {
    var body: some View {
        Text("Home 2")
        Text("Guests 1")
    }
}

struct Scoreboard: View {
    var body: some View {
        HStack {
            Score()
                .border(.green)
        }
    }
}
