import SwiftUI
import Testing

private enum SeasonKey: EnvironmentKey {
  static let defaultValue = "spring"
}

private struct IsRipeKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SoilKey: EnvironmentKey {
  static let defaultValue = Color.brown
}

extension EnvironmentValues {
  fileprivate var season: String {
    get { self[SeasonKey.self] }
    set { self[SeasonKey.self] = newValue }
  }

  fileprivate var isRipe: Bool {
    get { self[IsRipeKey.self] }
    set { self[IsRipeKey.self] = newValue }
  }

  fileprivate var soil: Color {
    get { self[SoilKey.self] }
    set { self[SoilKey.self] = newValue }
  }
}

extension View {
  fileprivate func season(_ season: String) -> some View { environment(\.season, season) }

  fileprivate func ripe(_ isRipe: Bool = true) -> some View { environment(\.isRipe, isRipe) }
}

/// Keys of one's own.
@Suite struct EnvironmentKeyClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  struct Tree: View {
    @Environment(\.season) private var season
    @Environment(\.isRipe) private var isRipe: Bool

    var body: some View { Text(isRipe ? "pick" : season) }
  }

  struct Planted: ViewModifier {
    @Environment(\.soil) private var soil

    func body(content: Content) -> some View { content.background(soil) }
  }

  struct Tag: View {
    var body: some View { Capsule().fill(.tint) }
  }

  static let cases = [
    Claim(
      "readsDefaultsWhereNothingIsSet", claims: [106, 107, 108, 109, 113, 168],
      values: """
        Tree  {season = "spring", isRipe = false}
        └── Text  {"spring"}

        """
    ) {
      Tree()
    },
    Claim(
      "namesTheKeyByItsProperty", claims: [106, 110, 144],
      values: """
        VStack
        ├── EnvironmentKeyWritingModifier<String>  0  {season = "summer"}
        │   └── Tree  0  {season = "summer", isRipe = false}
        │       └── Text  0  {"summer"}
        └── Tree  1  {season = "spring", isRipe = false}
            └── Text  1  {"spring"}

        """
    ) {
      VStack {
        Tree().environment(\.season, "summer")
        Tree()
      }
    },
    Claim(
      "writesByAMethodOfOnesOwn", claims: [106, 144, 167, 168],
      values: """
        EnvironmentKeyWritingModifier<Bool>  {isRipe = true}
        └── Tree  {season = "spring", isRipe = true}
            └── Text  {"pick"}

        """
    ) {
      Tree().ripe()
    },
    Claim(
      "givesEachViewTheValueAboveIt", claims: [139, 144, 145],
      values: """
        HStack
        ├── EnvironmentKeyWritingModifier<String>  0  {season = "summer"}
        │   └── Tree  0  {season = "summer", isRipe = false}
        │       └── Text  0  {"summer"}
        ├── EnvironmentKeyWritingModifier<String>  1  {season = "autumn"}
        │   └── Tree  1  {season = "autumn", isRipe = false}
        │       └── Text  1  {"autumn"}
        └── EnvironmentKeyWritingModifier<String>  2  {season = "winter"}
            └── Tree  2  {season = "winter", isRipe = false}
                └── Text  2  {"winter"}

        """
    ) {
      HStack {
        Tree().season("summer")
        Tree().season("autumn")
        Tree().season("winter")
      }
    },
    Claim(
      "readsInAModifier", claims: [111, 112],
      values: """
        EnvironmentKeyWritingModifier<Color>  {soil = black}
        └── VStack
            ├── Planted  0  {soil = black}
            │   └── background  0
            │       ├── Text  0  {"fig"}
            │       └── Color  0.background  {black}
            └── Planted  1  {soil = black}
                └── background  1
                    ├── Text  1  {"pear"}
                    └── Color  1.background  {black}

        """
    ) {
      VStack {
        Text("fig").modifier(Planted())
        Text("pear").modifier(Planted())
      }
      .environment(\.soil, .black)
    },
    Claim(
      "tintsWhatIsBelow", claims: [104, 105],
      values: """
        VStack
        ├── Tag  0
        │   └── Capsule  0  {accentColor}
        └── EnvironmentKeyWritingModifier<Color?>  1  {tintColor = green}
            └── HStack  1
                └── Tag  1.0
                    └── Capsule  1.0  {green}

        """
    ) {
      VStack {
        Tag()
        HStack { Tag() }.tint(.green)
      }
    },
  ]
}
