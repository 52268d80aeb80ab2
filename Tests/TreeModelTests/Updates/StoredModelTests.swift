import SwiftUI
import Testing

@testable import TreeModel

/// `@AppStorage` as a property of an object.
@MainActor @Suite struct StoredModelTests {
  final class Preferences: ObservableObject {
    @AppStorage("StoredModelTests.size") var size = 14
  }

  struct Shown: View {
    @ObservedObject var preferences: Preferences

    var body: some View { Text("object \(preferences.size)") }
  }

  struct Page: View {
    @StateObject private var preferences = Preferences()
    @AppStorage("StoredModelTests.size") private var size = 14

    var body: some View {
      Shown(preferences: preferences)
      Text("view \(size)")
      Button("Bigger") { preferences.size += 1 }
      Stepper("Size", value: $preferences.size)
    }
  }

  /// The object announces the change as with `@Published`, and a view's own property of the key follows.
  @Test func theObjectAnnouncesTheChange() {
    UserDefaults.standard.removeObject(forKey: "StoredModelTests.size")
    let living = LivingTree(Page())
    let events = living.perform {
      Controls(of: living.tree).use(.named("Bigger"), .tap)
      Controls(of: living.tree).use(.named("Size"), .slide(1))
    }
    #expect(living.texts.prefix(2) == ["object 16", "view 16"])
    #expect(events.contains("body Shown: object preferences"), "\(events)")
    UserDefaults.standard.removeObject(forKey: "StoredModelTests.size")
  }
}
