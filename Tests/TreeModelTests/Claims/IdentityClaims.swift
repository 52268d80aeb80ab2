import SwiftUI
import Testing
import TreeModel

/// What tells one view from another.
@Suite struct IdentityClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  struct Plant: Identifiable {
    let id: Int
    let name: String
  }

  struct Bed: View {
    var flower: String?

    var body: some View {
      HStack {
        Image(systemName: "leaf")
        if let flower { Text(flower) } else { Text("bare soil") }
      }
    }
  }

  struct Sign: View {
    var flower: String?

    var body: some View {
      HStack {
        Image(systemName: "leaf")
        Text(flower ?? "bare soil")
      }
    }
  }

  struct Pot: View {
    var isDry: Bool

    var body: some View { Text("basil").wrapped(if: isDry) { $0.background(.orange) } }
  }

  static let cases = [
    Claim(
      "namesPlacesAndBranches", claims: [57, 59, 60, 61, 62],
      tree: """
        Bed
        └── HStack
            ├── Image  0
            └── ConditionalContent  1
                ├── Text  1.ifBranch
                └── Text  1.elseBranch

        """
    ) {
      Bed()
    },
    Claim(
      "tellsTheBranchesApart", claims: [57, 61, 62, 64],
      values: """
        VStack
        ├── Bed  0  {flower = "tulip"}
        │   └── HStack  0
        │       ├── Image  0.0  {"leaf"}
        │       └── ConditionalContent  0.1  {ifBranch}
        │           ├── Text  0.1.ifBranch  {"tulip"}
        │           └── Text  0.1.elseBranch
        └── Bed  1  {flower = nil}
            └── HStack  1
                ├── Image  1.0  {"leaf"}
                └── ConditionalContent  1.1  {elseBranch}
                    ├── Text  1.1.ifBranch
                    └── Text  1.1.elseBranch  {"bare soil"}

        """
    ) {
      VStack {
        Bed(flower: "tulip")
        Bed()
      }
    },
    Claim(
      "keepsOneTextForEveryValue", claims: [67],
      values: """
        VStack
        ├── Sign  0  {flower = "tulip"}
        │   └── HStack  0
        │       ├── Image  0.0  {"leaf"}
        │       └── Text  0.1  {"tulip"}
        └── Sign  1  {flower = nil}
            └── HStack  1
                ├── Image  1.0  {"leaf"}
                └── Text  1.1  {"bare soil"}

        """
    ) {
      VStack {
        Sign(flower: "tulip")
        Sign()
      }
    },
    Claim(
      "identifiesRowsByTheirElements", claims: [68, 69],
      values: """
        VStack
        ├── ForEach  0
        │   ├── Text  0.id(7)  {"mint"}
        │   └── Text  0.id(3)  {"sage"}
        └── ForEach  1
            ├── Text  1.id(mint)  {"7"}
            └── Text  1.id(sage)  {"3"}

        """
    ) {
      let plants = [Plant(id: 7, name: "mint"), Plant(id: 3, name: "sage")]
      VStack {
        ForEach(plants) { Text($0.name) }
        ForEach(plants, id: \.name) { Text("\($0.id)") }
      }
    },
    Claim(
      "takesAnyHashableAsIdentity", claims: [70],
      type: """
        TupleView<(IDView<Text, Int>, IDView<Text, String>, IDView<Text, Array<Bool>>)>
        """
    ) {
      Text("mint").id(7)
      Text("mint").id("herb")
      Text("mint").id([true, false])
    },
    Claim(
      "identifiesByAComparison", claims: [71, 72, 73],
      values: """
        HStack
        ├── Image  0  {"leaf"}
        ├── IDView  1
        │   └── Text  1.id(false)  {"tulip"}
        └── IDView  2
            └── Text  2.id(true)  {"bare soil"}

        """
    ) {
      let flowers: [String?] = ["tulip", nil]
      HStack {
        Image(systemName: "leaf")
        Text(flowers[0] ?? "bare soil").id(flowers[0] == nil)
        Text(flowers[1] ?? "bare soil").id(flowers[1] == nil)
      }
    },
    Claim(
      "tellsEqualIdentitiesApartByPlace", claims: [73, 74],
      values: """
        HStack
        ├── IDView  0
        │   └── Text  0.id(herb)  {"mint"}
        └── IDView  1
            └── Text  1.id(herb)  {"sage"}

        """
    ) {
      HStack {
        Text("mint").id("herb")
        Text("sage").id("herb")
      }
    },
    Claim(
      "tellsUsesOfOneValueApart", claims: [57, 75],
      values: """
        HStack
        ├── Text  0  {"basil"}
        └── Text  1  {"basil"}

        """
    ) {
      let herb = Text("basil")
      HStack {
        herb
        herb
      }
    },
    Claim(
      "branchesInAConditionalModifier", claims: [76, 77],
      values: """
        VStack
        ├── Pot  0  {isDry = true}
        │   └── ConditionalContent  0  {ifBranch}
        │       ├── background  0.ifBranch
        │       │   ├── Text  0.ifBranch  {"basil"}
        │       │   └── Color  0.ifBranch.background  {orange}
        │       └── Text  0.elseBranch
        └── Pot  1  {isDry = false}
            └── ConditionalContent  1  {elseBranch}
                ├── background  1.ifBranch
                │   ├── Text  1.ifBranch
                │   └── Color  1.ifBranch.background
                └── Text  1.elseBranch  {"basil"}

        """
    ) {
      VStack {
        Pot(isDry: true)
        Pot(isDry: false)
      }
    },
    Claim(
      "keepsOnePlaceUnderAConditionalColor", claims: [79],
      values: """
        VStack
        └── ForEach  0
            ├── background  0.id(true)
            │   ├── Text  0.id(true)  {"basil"}
            │   └── Color  0.id(true).background  {orange}
            └── background  0.id(false)
                ├── Text  0.id(false)  {"basil"}
                └── Color  0.id(false).background  {clear}

        """
    ) {
      VStack {
        ForEach([true, false], id: \.self) { isDry in
          Text("basil").background(isDry ? Color.orange : .clear)
        }
      }
    },
    Claim(
      "keysNodesByBranchAndIdentity", claims: [64, 68, 72],
      text: """
        branch(isFirst: true)
        branch(isFirst: false)
        id(1)
        id(2)
        """
    ) {
      // The node at which the two forms of one view differ.
      @MainActor func keys<V: View>(_ view: V) -> [RenderNode.Key] {
        RenderTree(mounting: view).nodes.map { $0.key }
      }
      @MainActor func firstDifference<V: View>(_ one: V, _ other: V) -> [RenderNode.Key] {
        let pair = zip(keys(one), keys(other)).first { $0 != $1 }
        return pair.map { [$0.0, $0.1] } ?? []
      }
      let found =
        firstDifference(Bed(flower: "tulip"), Bed())
        + firstDifference(Text("mint").id(1), Text("mint").id(2))
      return found.map { key in
        if case .id(let identity, _) = key { "id(\(identity.value))" } else { "\(key)" }
      }.joined(separator: "\n")
    },
  ]
}

extension View {
  /// Changes the view where a condition holds; a branch, for all that it looks like a modifier.
  @ViewBuilder fileprivate func wrapped<V: View>(
    if condition: Bool, _ change: (Self) -> V
  ) -> some View {
    if condition { change(self) } else { self }
  }
}
