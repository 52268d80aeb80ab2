import SwiftUI

// In three places a Group does not dissolve into the list around it, since there is none: SwiftUI
// then lays its elements out itself. The tree is the same in all of them.
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
