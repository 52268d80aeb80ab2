import SwiftUI
import Testing
import TreeModel

/// Values that flow down the tree.
@Suite struct EnvironmentClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  struct Label: View {
    @Environment(\.font) private var font

    var body: some View { Text("tram 5") }
  }

  struct Button: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "buy" : "sold out") }
  }

  struct Panel<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View { VStack { content } }
  }

  struct Globe: View {
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text(timeZone.identifier) }
  }

  struct Poster: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isHuge

    var body: some View {
      HStack {
        Text("Harvest")
        if size > .xxLarge { Image(systemName: "carrot") }
      }
    }
  }

  /// Returns the fonts that the texts of a view are drawn in.
  @MainActor static func fonts<V: View>(of view: V) -> String {
    let texts = RenderTree(mounting: view).nodes.filter { $0.type == Text.self }
    var printer = ValueText()
    return texts.map { printer.text(of: $0.environment.font as Any) }.joined(separator: ", ")
  }

  static let cases = [
    Claim("reachesBothTexts", claims: [82, 83, 87, 140], text: "title, title") {
      fonts(
        of: VStack {
          Text("tram 5")
          Text("bus 12")
        }
        .font(.title))
    },
    Claim("leavesTheSiblingAlone", claims: [88, 89, 90], text: "nil, title, title") {
      fonts(
        of: HStack {
          Text("line")
          VStack {
            Text("tram 5")
            Text("bus 12")
          }
          .font(.title)
        })
    },
    Claim(
      "writesAFontAsAnOptional", claims: [84, 85],
      type: "ModifiedContent<VStack<Label>, _EnvironmentKeyWritingModifier<Optional<Font>>>"
    ) {
      VStack { Label() }.font(.title)
    },
    Claim(
      "writesTheSameByKeyPath", claims: [85, 86],
      type: "ModifiedContent<VStack<Label>, _EnvironmentKeyWritingModifier<Optional<Font>>>"
    ) {
      VStack { Label() }.environment(\.font, .title)
    },
    Claim(
      "showsWhatIsReadWhere", claims: [86, 87, 88, 90, 93, 138, 141, 143, 163],
      values: """
        VStack
        ├── Label  0  {font = nil}
        │   └── Text  0  {"tram 5"}
        └── EnvironmentKeyWritingModifier<Font?>  1  {font = title}
            └── HStack  1
                ├── Label  1.0  {font = title}
                │   └── Text  1.0  {"tram 5"}
                └── EnvironmentKeyWritingModifier<Font?>  1.1  {font = caption}
                    └── Label  1.1  {font = caption}
                        └── Text  1.1  {"tram 5"}

        """
    ) {
      VStack {
        Label()
        HStack {
          Label()
          Label().environment(\.font, .caption)
        }
        .environment(\.font, .title)
      }
    },
    Claim(
      "writesByManyModifiers", claims: [91],
      tree: """
        EnvironmentKeyTransformModifier<Bool>
        └── EnvironmentKeyWritingModifier<Case?>
            └── EnvironmentKeyWritingModifier<Int?>
                └── EnvironmentKeyWritingModifier<Color?>
                    └── Label
                        └── Text

        """
    ) {
      Label().tint(.green).lineLimit(1).textCase(.uppercase).disabled(true)
    },
    Claim(
      "hasGlobalSettings", claims: [92, 139, 142],
      text: """
        EnvironmentKeyWritingModifier<Locale>  {locale = nl}
        └── Globe  {locale = nl, timeZone = GMT, colorScheme = light}
            └── Text  {"GMT"}

        """
    ) {
      try mountedText(
        Globe().environment(\.locale, Locale(identifier: "nl")),
        environment: {
          var values = EnvironmentValues()
          values.timeZone = TimeZone(identifier: "GMT") ?? values.timeZone
          return values
        }())
    },
    Claim(
      "decidesByTheDefaultSize", claims: [95, 98],
      values: """
        Poster  {size = large, isHuge = false}
        └── HStack
            ├── Text  0  {"Harvest"}
            └── Image?  1  {nil}

        """
    ) {
      Poster()
    },
    Claim(
      "readsAPartOfAValue", claims: [93, 98],
      values: """
        EnvironmentKeyWritingModifier<DynamicTypeSize>  {dynamicTypeSize = accessibility2}
        └── Poster  {size = accessibility2, isHuge = true}
            └── HStack
                ├── Text  0  {"Harvest"}
                └── Image?  1  {"carrot"}

        """
    ) {
      Poster().environment(\.dynamicTypeSize, .accessibility2)
    },
    Claim(
      "disablesAllBelowAContainer", claims: [163, 164],
      values: """
        EnvironmentKeyWritingModifier<Bool>  {isEnabled = false}
        └── Panel
            └── VStack
                ├── Button  0  {isEnabled = false}
                │   └── Text  0  {"sold out"}
                └── HStack  1
                    └── Button  1.0  {isEnabled = false}
                        └── Text  1.0  {"sold out"}

        """
    ) {
      Panel {
        Button()
        HStack { Button() }
      }
      .environment(\.isEnabled, false)
    },
    Claim(
      "writesAboveATextWhereItsOwnFontIsNone", claims: [166],
      type: """
        TupleView<(ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Font>>>, Text)>
        """
    ) {
      Text("tram 5").environment(\.font, .body)
      Text("tram 5").font(.body)
    },
  ]
}
