import SwiftUI

// The same two modifiers in both orders: the one written last is the root.
struct PaddedCard: View {
    var body: some View {
        Text("Boarding at gate 7")
            .padding()
            .background(Color.yellow)
    }
}

struct TightCard: View {
    var body: some View {
        Text("Boarding at gate 7")
            .background(Color.yellow)
            .padding()
    }
}
