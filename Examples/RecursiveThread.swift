import SwiftUI

struct Message: Identifiable {
    let id: Int
    var text: String
    var replies: [Message] = []
}

// A view that shows itself: the tree ends where it would repeat.
struct MessageThread: View {
    var message: Message

    var body: some View {
        VStack(alignment: .leading) {
            Text(message.text)
            ForEach(message.replies) { reply in
                MessageThread(message: reply)
            }
            .padding(.leading)
        }
    }
}
