import SwiftUI

// The smallest figure with something to see: a stack, two leaves, one modifier.
struct Greeting: View {
    let name: String

    var body: some View {
        HStack {
            Image(systemName: "sun.max")
            Text("Good morning, \(name)")
        }
        .padding()
    }
}
