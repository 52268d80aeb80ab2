import SwiftUI

// What a writer sets holds below it, and nowhere else.
struct Recipe: View {
    var body: some View {
        HStack {
            VStack {
                Text("Flour")
                Text("Butter")
            }
            .font(.title)
            .foregroundStyle(.brown)
            Text("Serves four")
        }
        .environment(\.lineLimit, 2)
    }
}
