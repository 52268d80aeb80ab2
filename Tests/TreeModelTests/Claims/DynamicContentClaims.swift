import SwiftUI
import Testing
import ViewTree

/// What is fixed and what comes and goes.
@Suite struct DynamicContentClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  enum Signal: Sendable { case stop, slow, go }

  struct Departure: View {
    var delay: String?

    var body: some View {
      HStack {
        Image(systemName: "tram")
        if let delay { Text(delay) }
      }
    }
  }

  struct Platform: View {
    var number: String?

    var body: some View {
      HStack {
        Image(systemName: "signpost.right")
        if let number { Text("Platform \(number)") } else { Text("Wait") }
      }
    }
  }

  static let cases = [
    Claim(
      "keepsThePlaceOfAnOptionalView", claims: [29, 30],
      tree: """
        HStack
        ├── Image  0
        └── Text?  1

        """
    ) {
      let isLate = true
      HStack {
        Image(systemName: "tram")
        if isLate { Text("late") }
      }
    },
    Claim(
      "hasOneTypeWithAndWithoutTheView", claims: [30, 34],
      values: """
        Departure  {delay = "5 minutes"}
        └── HStack
            ├── Image  0  {"tram"}
            └── Text?  1  {"5 minutes"}

        """
    ) {
      Departure(delay: "5 minutes")
    },
    Claim(
      "keepsThePlaceOfAViewThatIsNotThere", claims: [29, 30, 34],
      values: """
        Departure  {delay = nil}
        └── HStack
            ├── Image  0  {"tram"}
            └── Text?  1  {nil}

        """
    ) {
      Departure()
    },
    Claim(
      "branchesByEachKindOfCondition", claims: [31],
      tree: """
        VStack
        ├── Text?  0
        ├── Text?  1
        ├── ConditionalContent  2
        │   ├── Text  2.ifBranch
        │   └── Divider  2.elseBranch
        └── ConditionalContent  3
            ├── ConditionalContent  3.ifBranch
            │   ├── Text  3.ifBranch.ifBranch
            │   └── Image  3.ifBranch.elseBranch
            └── Spacer  3.elseBranch

        """
    ) {
      let signal = Signal.slow
      let speed: Int? = 40
      VStack {
        if signal == .go { Text("go") }
        if let speed { Text("\(speed) km/h") }
        if signal == .stop { Text("stop") } else { Divider() }
        switch signal {
        case .stop: Text("stop")
        case .slow: Image(systemName: "tortoise")
        case .go: Spacer()
        }
      }
    },
    Claim(
      "drawsATreeFromTheWordsOfAType", claims: [32, 34],
      text: """
        HStack: container
        Image: leaf
        ConditionalContent: conditional
        Text: leaf
        Text?: optional

        """
    ) {
      // Nothing but the text of the type is known.
      let type = "HStack<TupleView<(Image, _ConditionalContent<Text, Optional<Text>>)>>"
      let tree = ViewTreeBuilder.makeTree(
        of: try TypeName(parsing: type), bodies: [:], name: "", options: ViewTreeOptions())
      return tree.nodes.map { "\($0.label): \($0.kind)\n" }.joined()
    },
    Claim(
      "hidesTheStructureBehindSomeView", claims: [33, 34],
      text: "HStack<TupleView<(Image, Optional<Text>)>>"
    ) {
      let hidden: some View = Departure().body
      return String(describing: type(of: hidden))
    },
    Claim(
      "givesBothBranchesAPlace", claims: [58],
      values: """
        Platform  {number = nil}
        └── HStack
            ├── Image  0  {"signpost.right"}
            └── ConditionalContent  1  {elseBranch}
                ├── Text  1.ifBranch
                └── Text  1.elseBranch  {"Wait"}

        """
    ) {
      Platform()
    },
    Claim(
      "needsNoBranchForADefault", claims: [66],
      tree: """
        HStack
        ├── Image  0
        └── Text  1

        """
    ) {
      let name: String? = nil
      HStack {
        Image(systemName: "signpost.right")
        Text(name ?? "Wait")
      }
    },
  ]
}
