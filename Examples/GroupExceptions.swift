import SwiftUI

// In three places a Group does not pass its modifiers on to each element: the tree is the same, but
// SwiftUI lays the group out as one view.
struct GroupAtTheRoot: View {
    var body: some View {
        Group {
            Text("Mercury")
            Text("Venus")
        }
        .border(.gray)
    }
}

struct GroupInAScrollView: View {
    var body: some View {
        ScrollView {
            Group {
                Text("Earth")
                Text("Mars")
            }
            .border(.gray)
        }
    }
}

struct GroupInAnOverlay: View {
    var body: some View {
        Color.black
            .overlay {
                Group {
                    Text("Jupiter")
                    Text("Saturn")
                }
            }
    }
}
