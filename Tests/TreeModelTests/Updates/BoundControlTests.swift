import SwiftUI
import Testing

@testable import TreeModel

/// Controls read what they are bound to, and with it what the closures of a binding read.
@MainActor @Suite struct BoundControlTests {
  /// A state is read wherever its property is, for the view that declares it (docs/behaviour.md 135).
  @Test func aStateThatAClosureReadsRunsItsView() {
    struct Page: View {
      @State private var isOn = false

      var body: some View {
        Toggle("closure", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      }
    }
    let living = LivingTree(Page())
    let events = living.perform { Controls(of: living.tree).use(.named("closure"), .toggle(true)) }
    #expect(events.contains("body Page: state isOn"))
  }

  @Test func aProjectedBindingRunsNothing() {
    struct Page: View {
      @State private var isOn = false

      var body: some View { Toggle("plain", isOn: $isOn) }
    }
    let living = LivingTree(Page())
    let events = living.perform { Controls(of: living.tree).use(.named("plain"), .toggle(true)) }
    #expect(!events.contains { $0.hasPrefix("body") })
  }
}
