import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system = "System"
  case light = "Light"
  case dark = "Dark"

  var id: String { rawValue }
}

struct SettingsForm: View {
  @AppStorage("username") private var username = ""
  @AppStorage("appearance") private var appearance = Appearance.system
  @AppStorage("notifications") private var notificationsEnabled = true
  @State private var fontSize = 14.0
  @State private var reminders = 3
  @State private var birthday = Date()
  @State private var accent = Color.blue
  @State private var showingResetAlert = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) var openURL

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Username", text: $username)
            .textContentType(.username)
            .autocorrectionDisabled()
            .textInputAutocapitalization(.never)
          DatePicker("Birthday", selection: $birthday, in: ...Date(), displayedComponents: .date)
        } header: {
          Text("Profile")
        } footer: {
          Text("Your name is shown to other people.")
        }

        Section("Appearance") {
          Picker("Theme", selection: $appearance) {
            ForEach(Appearance.allCases) { option in
              Text(option.rawValue).tag(option)
            }
          }
          .pickerStyle(.segmented)

          ColorPicker("Accent color", selection: $accent, supportsOpacity: false)

          VStack(alignment: .leading) {
            Text("Font size: \(fontSize, specifier: "%.0f")")
            Slider(value: $fontSize, in: 10...24, step: 1) {
              Text("Font size")
            } minimumValueLabel: {
              Image(systemName: "textformat.size.smaller")
            } maximumValueLabel: {
              Image(systemName: "textformat.size.larger")
            }
          }
        }

        Section(header: Text("Notifications")) {
          Toggle(isOn: $notificationsEnabled.animation()) {
            Label("Allow notifications", systemImage: "bell.badge")
          }
          if notificationsEnabled {
            Stepper("Reminders: \(reminders)", value: $reminders, in: 0...10)
            NavigationLink("Sounds") {
              SoundList()
            }
          }
        }

        Section {
          LabeledContent("Version", value: "2.1.0")
          Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
          Button("Rate the app") {
            openURL(URL(string: "https://example.com/rate")!)
          }
          Button("Reset settings", role: .destructive) {
            showingResetAlert = true
          }
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: { dismiss() })
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
            .disabled(username.isEmpty)
        }
      }
      .alert("Reset everything?", isPresented: $showingResetAlert) {
        Button("Reset", role: .destructive, action: reset)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
    }
    .tint(accent)
  }

  private func reset() {
    username = ""
    appearance = .system
    fontSize = 14
  }
}

struct SoundList: View {
  @State private var selection: String? = "Chime"
  let sounds = ["Chime", "Glass", "Horn", "Bell"]

  var body: some View {
    List(sounds, id: \.self, selection: $selection) { sound in
      HStack {
        Text(sound)
        Spacer()
        if sound == selection {
          Image(systemName: "checkmark").foregroundStyle(.tint)
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Sounds")
  }
}

#Preview {
  SettingsForm()
}
