import SwiftUI
import Testing

/// What a view builder makes, and how lists stand in lists.
@Suite struct ViewListClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  struct Wind: View {
    var body: some View {
      Image(systemName: "wind")
      Text("5 Bft")
    }
  }

  struct Sunny: ViewModifier {
    func body(content: Content) -> some View {
      Image(systemName: "sun.max")
      content
    }
  }

  struct Forecast: View {
    var body: some View {
      HStack(spacing: 8) {
        morning
        Spacer()
        evening(18)
      }
    }

    @ViewBuilder private var morning: some View {
      Text("Morning")
      Image(systemName: "cloud")
    }

    @ViewBuilder private func evening(_ degrees: Int) -> some View {
      Image(systemName: "moon")
      Text("\(degrees)°")
    }
  }

  static let cases = [
    Claim(
      "pairsTwoExpressions", claims: [8, 9], type: "HStack<TupleView<(Image, Text)>>"
    ) {
      HStack {
        Image(systemName: "thermometer")
        Text("21°")
      }
    },
    Claim("passesOneExpressionOn", claims: [10], type: "HStack<Text>") {
      HStack { Text("21°") }
    },
    Claim(
      "buildsThePairItself", claims: [9], type: "TupleView<(Image, Text)>"
    ) {
      ViewBuilder.buildBlock(Image(systemName: "thermometer"), Text("21°"))
    },
    Claim(
      "takesListsInContainersAndModifiers", claims: [11],
      tree: """
        background
        ├── overlay
        │   ├── ScrollView
        │   │   └── LazyVGrid  0
        │   │       ├── Text  0.0
        │   │       └── ZStack  0.1
        │   │           ├── Circle  0.1.0
        │   │           └── Text  0.1.1
        │   ├── Text  overlay.0
        │   └── Divider  overlay.1
        ├── Color  background.0
        └── Text  background.1

        """
    ) {
      ScrollView {
        LazyVGrid(columns: []) {
          Text("Monday")
          ZStack {
            Circle()
            Text("9°")
          }
        }
      }
      .overlay {
        Text("Week 12")
        Divider()
      }
      .background {
        Color.cyan
        Text("Draft")
      }
    },
    Claim(
      "buildsAListInABody", claims: [12],
      tree: """
        Wind
        ├── Image  0
        └── Text  1

        """
    ) {
      Wind()
    },
    Claim(
      "buildsAListInAModifiersBody", claims: [13],
      tree: """
        Sunny
        ├── Image  0
        └── Text  1

        """
    ) {
      Text("Noon").modifier(Sunny())
    },
    Claim(
      "addsFiveSubviews", claims: [15],
      tree: """
        HStack
        ├── Text  0
        ├── Image  1
        ├── Spacer  2
        ├── Image  3
        └── Text  4

        """
    ) {
      HStack {
        Text("Morning")
        Image(systemName: "cloud")
        Spacer()
        Image(systemName: "moon")
        Text("18°")
      }
    },
    Claim(
      "nestsTheListsOfBuilderProperties", claims: [14, 16],
      text: """
        HStack<TupleView<(TupleView<(Text, Image)>, Spacer, TupleView<(Image, Text)>)>>
        """
    ) {
      String(describing: type(of: Forecast().body))
    },
    Claim(
      "drawsNestedListsAsOne", claims: [14, 17, 18, 19, 21],
      values: """
        Forecast
        └── HStack  {spacing = 8}
            ├── Text  0.0  {"Morning"}
            ├── Image  0.1  {"cloud"}
            ├── Spacer  1
            ├── Image  2.0  {"moon"}
            └── Text  2.1  {"18°"}

        """
    ) {
      Forecast()
    },
    Claim(
      "drawsTuplesWhereAskedTo", claims: [16, 21],
      tree: """
        Forecast
        └── HStack
            └── TupleView
                ├── TupleView  0
                │   ├── Text  0.0
                │   └── Image  0.1
                ├── Spacer  1
                └── TupleView  2
                    ├── Image  2.0
                    └── Text  2.1

        """, tuples: true
    ) {
      Forecast()
    },
    Claim(
      "keepsTheListOfACustomViewInItsPlace", claims: [12, 20],
      tree: """
        VStack
        ├── Wind  0
        │   ├── Image  0.0
        │   └── Text  0.1
        └── Divider  1

        """
    ) {
      VStack {
        Wind()
        Divider()
      }
    },
    Claim(
      "wrapsAListInAGroup", claims: [23],
      tree: """
        HStack
        └── Group  0
            ├── Text  0.0
            └── Text  0.1

        """
    ) {
      HStack {
        Group {
          Text("Rain")
          Text("3 mm")
        }
      }
    },
  ]
}
