import SwiftUI

// The form owns its state; a binding hands one value of it down.
struct Greeter: View {
    @Binding var name: String

    var body: some View {
        Text(name.isEmpty ? "Who are you?" : "Hello, \(name)")
    }
}

struct SignUp: View {
    @State private var name = ""
    @State private var wantsNews = false

    var body: some View {
        Form {
            Greeter(name: $name)
            TextField("Name", text: $name)
            Toggle("News", isOn: $wantsNews)
            if wantsNews {
                Text("One letter a month")
            }
            Button("Sign up") {}
                .disabled(name.isEmpty)
        }
    }
}
