import SwiftUI
import Testing

/// Modifiers are layers, the last one written on top.
@Suite struct ModifierOrderClaims {
  @Test(arguments: cases) func holds(_ claim: Claim) async throws { try await claim.check() }

  static let cases = [
    Claim(
      "wrapsOnceForEachModifier", claims: [1, 2],
      tree: """
        opacity
        └── frame
            └── padding
                └── Image

        """
    ) {
      Image(systemName: "tram").padding().frame(width: 80).opacity(0.5)
    },
    Claim(
      "putsTheBackgroundOverThePaddedText", claims: [3, 4, 5, 7],
      tree: """
        background
        ├── padding
        │   └── Text
        └── Color  background

        """
    ) {
      Text("Platform 3").padding().background(Color.green)
    },
    Claim(
      "putsThePaddingOverTheBackground", claims: [6, 7],
      tree: """
        padding
        └── background
            ├── Text
            └── Color  background

        """
    ) {
      Text("Platform 3").background(Color.green).padding()
    },
    Claim(
      "encodesEveryLayerInTheType", claims: [1, 2, 33],
      type: """
        ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>
        """
    ) {
      Text("Platform 3").padding().background(Color.green)
    },
    Claim(
      "sizesALabelByItself", claims: [121],
      tree: """
        overlay
        ├── Image
        └── fixedSize  overlay
            └── Text  overlay

        """
    ) {
      Image(systemName: "basket").overlay { Text("12 eggs").fixedSize() }
    },
  ]
}
