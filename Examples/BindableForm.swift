import SwiftUI

// Bindings to the properties of a model, and to state of one's own.
@Observable
final class Profile {
    var name = "Robin"
    var isPublic = false
}

struct ProfileForm: View {
    @Bindable var profile: Profile
    @State private var showsHelp = false

    var body: some View {
        Form {
            TextField("Name", text: $profile.name)
            Toggle("Public", isOn: $profile.isPublic)
            Button("Help") { showsHelp.toggle() }
                .disabled(profile.name.isEmpty)
        }
        .sheet(isPresented: $showsHelp) {
            Text("Your name is shown to others only when your profile is public.")
        }
    }
}

#Preview {
    ProfileForm(profile: Profile())
}
