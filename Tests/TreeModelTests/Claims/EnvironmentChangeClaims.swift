import SwiftUI
import Testing
import TreeModel

/// Which bodies follow a change of the environment.
@Suite struct EnvironmentChangeClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  struct Ticket: View {
    var body: some View {
      VStack {
        Price()
        Seat()
        Size()
        Large()
      }
    }
  }

  struct Price: View {
    @Environment(\.locale) private var locale

    var body: some View { Text(locale.identifier) }
  }

  struct Seat: View {
    var body: some View { Text("12 A") }
  }

  struct Size: View {
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(size)") }
  }

  struct Large: View {
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isLarge

    var body: some View { Text(isLarge ? "large" : "normal") }
  }

  static let cases = [
    Claim(
      "runsWhatReadsTheLocale", claims: [93, 94],
      text: """
        body Price: environment locale
        fr_CA
        """
    ) {
      let tree = LivingTree(Ticket())
      let events = tree.setEnvironment(\.locale, Locale(identifier: "fr_CA"))
      return (events + tree.texts.prefix(1)).joined(separator: "\n")
    },
    Claim(
      "runsWhatReadsTheSizeForEachChange", claims: [97, 99],
      text: """
        body Size: environment size
        body Size: environment size
        """
    ) {
      let tree = LivingTree(Ticket())
      return
        (tree.setEnvironment(\.dynamicTypeSize, .small)
        + tree.setEnvironment(\.dynamicTypeSize, .xLarge)).joined(separator: "\n")
    },
    Claim(
      "runsWhatReadsAPropertyOfTheSizeForItsChanges", claims: [98, 99],
      text: """
        body Size: environment size
        body Large: environment isLarge
        body Size: environment size
        large
        """
    ) {
      let tree = LivingTree(Ticket())
      let events =
        tree.setEnvironment(\.dynamicTypeSize, .accessibility2)
        + tree.setEnvironment(\.dynamicTypeSize, .accessibility4)
      return (events + tree.texts.suffix(1)).joined(separator: "\n")
    },
    Claim("runsNothingForAnEqualValue", claims: [93, 94], text: "") {
      let tree = LivingTree(Ticket())
      _ = tree.setEnvironment(\.dynamicTypeSize, .small)
      return tree.setEnvironment(\.dynamicTypeSize, .small).joined(separator: "\n")
    },
  ]
}
