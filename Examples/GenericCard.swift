import SwiftUI

// A generic view is drawn with its parameters' names where it stands alone.
struct Card<Title: View, Content: View>: View {
    @ViewBuilder var title: Title
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading) {
            title
                .font(.headline)
            Divider()
            content
        }
        .padding()
        .overlay {
            RoundedRectangle(cornerRadius: 12)
                .stroke(.gray)
        }
    }
}

struct TripCard: View {
    var body: some View {
        Card {
            Text("Night train")
        } content: {
            Text("Vienna")
            Text("Hamburg")
        }
    }
}
