import SwiftUI

// `if` without `else` keeps its place in the list, whether the view is there or not.
struct Inbox: View {
    var unread: Int?
    var isOffline = false

    var body: some View {
        VStack {
            Text("Inbox")
            if let unread {
                Text("\(unread) unread")
            }
            if isOffline {
                HStack {
                    Image(systemName: "wifi.slash")
                    Text("Offline")
                }
            }
        }
    }
}
