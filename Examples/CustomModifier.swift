import SwiftUI

// A modifier of one's own: `content` stands for the view that it is applied to.
struct Chip: ViewModifier {
    var color: Color

    func body(content: Content) -> some View {
        content
            .font(.caption)
            .padding(.horizontal, 8)
            .background {
                Capsule()
                    .fill(color)
            }
    }
}

struct Tags: View {
    var body: some View {
        HStack {
            Text("Swift")
                .modifier(Chip(color: .orange))
            Text("Linux")
                .modifier(Chip(color: .teal))
        }
    }
}
