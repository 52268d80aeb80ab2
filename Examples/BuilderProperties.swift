import SwiftUI

// Properties with a view builder give lists. Each keeps its place as one element of the outer list.
struct Toolbar: View {
    @ViewBuilder var drawing: some View {
        Image(systemName: "pencil")
        Image(systemName: "eraser")
    }

    @ViewBuilder var history: some View {
        Image(systemName: "arrow.uturn.backward")
        Image(systemName: "arrow.uturn.forward")
    }

    var body: some View {
        HStack(spacing: 12) {
            drawing
            Spacer()
            history
        }
    }
}
