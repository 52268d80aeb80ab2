import SwiftUI
import Testing
import TreeModel

/// To what a modifier on a list is applied: each secondary child has state of its own.
@Suite struct ListModifierClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  struct Drink: View {
    var body: some View {
      Text("tea")
      Text("water")
    }
  }

  /// Lies behind what it is the background of, and counts.
  struct Coaster: View {
    @State var rings = 0

    func wet() { rings += 1 }

    var body: some View { Text("rings: \(rings)") }
  }

  /// Wets the first coaster and tells what is shown.
  @MainActor static func wetFirst<V: View>(_ view: V) throws -> String {
    let tree = LivingTree(view)
    let coaster = try #require(tree.view(Coaster.self))
    tree.perform { coaster.wet() }
    return tree.texts.joined(separator: ", ")
  }

  static let cases = [
    Claim(
      "putsABackgroundBehindEachElement", claims: [22],
      text: "tea, water, rings: 1, rings: 0"
    ) {
      try wetFirst(VStack { Drink().background { Coaster() } })
    },
    Claim(
      "putsABackgroundBehindEachViewOfAGroup", claims: [24],
      text: "tea, water, milk, rings: 1, rings: 0, rings: 0"
    ) {
      try wetFirst(
        VStack {
          Group {
            Drink()
            Text("milk")
          }
          .background { Coaster() }
        })
    },
    Claim(
      "putsOneBackgroundBehindAGroupAtTheRoot", claims: [26], text: "tea, water, rings: 1"
    ) {
      try wetFirst(Group { Drink() }.background { Coaster() })
    },
    Claim(
      "putsOneBackgroundBehindAGroupInAScrollView", claims: [27], text: "tea, water, rings: 1"
    ) {
      try wetFirst(ScrollView { Group { Drink() }.background { Coaster() } })
    },
    Claim(
      "putsOneBackgroundBehindAGroupInAnOverlay", claims: [28], text: "tray, tea, water, rings: 1"
    ) {
      try wetFirst(
        VStack { Text("tray").overlay { Group { Drink() }.background { Coaster() } } })
    },
  ]
}
