import SwiftUI
import Testing

@testable import TreeModel

/// Views that a modifier keeps without their types: they are mounted, and no part of the type.
@MainActor @Suite struct ErasedRoleTests {
  @Test func itemsOfTheBarAreTapped() {
    struct Page: View {
      @State private var count = 0

      var body: some View {
        NavigationView {
          Text("\(count)")
            .navigationBarItems(
              leading: Button("less") { count -= 1 },
              trailing: HStack {
                Button("more") { count += 1 }
                Text("bar \(count)")
              })
        }
      }
    }
    let living = LivingTree(Page())
    for name in ["more", "more", "less"] { Controls(of: living.tree).use(.named(name), .tap) }
    #expect(living.texts == ["1", "less", "more", "bar 1"])
  }

  @Test func eachRowHasItsBackground() {
    struct Backing: View {
      @State private var count = 0
      let name: String

      var body: some View { Text("\(name) \(count)") }
    }
    let living = LivingTree(
      List(["a", "b"], id: \.self) { name in
        Text(name).listRowBackground(Backing(name: "behind \(name)"))
      })
    #expect(living.texts == ["a", "behind a 0", "b", "behind b 0"])
  }

  @Test func nothingIsThereWithoutThem() {
    #expect(LivingTree(Text("a").navigationBarItems(trailing: Text("b"))).texts == ["a", "b"])
    #expect(LivingTree(Text("a").listRowBackground(EmptyView?.none)).texts == ["a"])
    #expect(LivingTree(Text("a").zIndex(1).preferredColorScheme(.dark)).texts == ["a"])
  }
}
