import SwiftUI
import Testing

@testable import TreeModel

/// The colour scheme that a view asks for is that of all that its window shows.
@MainActor @Suite struct ColorSchemeTests {
  struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(scheme)") }
  }

  struct Page: View {
    @State private var isDark = false
    @State private var isOpen = false

    var body: some View {
      Scheme()
      VStack {
        Toggle("Dark", isOn: $isDark)
        Button("Open") { isOpen = true }
      }
      .preferredColorScheme(isDark ? .dark : nil)
      .sheet(isPresented: $isOpen) { Text("sheet").preferredColorScheme(.dark) }
    }
  }

  private func texts(_ living: LivingTree, _ name: String, _ use: ControlUse) -> [String] {
    Controls(of: living.tree).use(.named(name), use)
    return living.texts
  }

  @Test func theWindowHasWhatIsAskedForAsLongAsItIs() {
    let living = LivingTree(Page())
    #expect(living.texts.first == "light")
    #expect(texts(living, "Dark", .toggle(true)).first == "dark")
    #expect(texts(living, "Dark", .toggle(false)).first == "light")
  }

  @Test func whatTheSystemHasMeanwhileIsThereAfterwards() {
    let living = LivingTree(Page(), environment: EnvironmentValues())
    _ = texts(living, "Dark", .toggle(true))
    _ = living.setEnvironment(\.colorScheme, .light)
    #expect(living.texts.first == "dark")
    #expect(texts(living, "Dark", .toggle(false)).first == "light")
  }

  @Test func aSheetAsksForItselfAlone() {
    let living = LivingTree(Page())
    #expect(texts(living, "Open", .tap).first == "light")
  }
}
