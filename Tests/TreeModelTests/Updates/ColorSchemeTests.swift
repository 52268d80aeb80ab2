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

  /// `preferredColorScheme(_:)`: the scheme is that of the nearest presentation, such as a popover or a window.
  @Test func aSheetAsksForItselfAlone() {
    struct Sheets: View {
      @State private var isOpen = false
      @State private var isDark = true

      var body: some View {
        Scheme()
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            Scheme()
            Toggle("Dark", isOn: $isDark).preferredColorScheme(isDark ? .dark : nil)
          }
      }
    }
    let living = LivingTree(Sheets())
    #expect(texts(living, "Open", .tap).filter { $0 != "Open" } == ["light", "dark", "Dark"])
    #expect(
      texts(living, "Dark", .toggle(false)).filter { $0 != "Open" } == ["light", "light", "Dark"])
  }

  @Test func aPushedPageAsksForItsWindow() {
    struct Stack: View {
      var body: some View {
        Scheme()
        NavigationStack { NavigationLink("Go") { Text("page").preferredColorScheme(.dark) } }
      }
    }
    #expect(texts(LivingTree(Stack()), "Go", .tap).first == "dark")
  }
}
