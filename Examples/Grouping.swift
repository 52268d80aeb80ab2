import SwiftUI

// A Group names a list without laying it out; what is applied to it goes to its elements.
struct Contacts: View {
    var body: some View {
        VStack {
            Group {
                Text("Ada")
                Text("Grace")
                Text("Barbara")
            }
            .font(.headline)
            Spacer()
        }
    }
}
