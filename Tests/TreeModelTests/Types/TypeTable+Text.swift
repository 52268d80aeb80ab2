import SwiftUI

extension TypeTable {
  /// Text stays `Text` as long as it can.
  @MainActor static let text: [TypeCase] = [
    TypeCase(
      #"Text("x").bold()"#,
      "Text",
      .printed
    ) {
      Text("x").bold()
    },
    TypeCase(
      #"Text("x").bold().italic().font(.title).kerning(1).foregroundColor(.red)"#,
      "Text",
      .interface
    ) {
      Text("x").bold().italic().font(.title).kerning(1).foregroundColor(.red)
    },
    TypeCase(
      #"Text("x").foregroundStyle(.red)"#,
      "Text",
      .printed
    ) {
      Text("x").foregroundStyle(.red)
    },
    TypeCase(
      #"Text("x").fontWeight(.heavy).fontDesign(.rounded).fontWidth(.compressed)"#,
      "Text",
      .interface
    ) {
      Text("x").fontWeight(.heavy).fontDesign(.rounded).fontWidth(.compressed)
    },
    TypeCase(
      #"Text("x").underline().strikethrough(true, color: .red)"#,
      "Text",
      .interface
    ) {
      Text("x").underline().strikethrough(true, color: .red)
    },
    TypeCase(
      #"Text("x").underline(true, pattern: .dot)"#,
      "Text",
      .interface
    ) {
      Text("x").underline(true, pattern: .dot)
    },
    TypeCase(
      #"Text("x").monospacedDigit().tracking(1).baselineOffset(2)"#,
      "Text",
      .interface
    ) {
      Text("x").monospacedDigit().tracking(1).baselineOffset(2)
    },
    TypeCase(
      #"Text("x") + Text("y").bold()"#,
      "Text",
      .interface
    ) {
      Text("x") + Text("y").bold()
    },
    TypeCase(
      #"Text("x").accessibilityLabel("y")"#,
      "Text",
      .interface
    ) {
      Text("x").accessibilityLabel("y")
    },
    TypeCase(
      #"Text("x").lineLimit(1)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>",
      .interface
    ) {
      Text("x").lineLimit(1)
    },
    TypeCase(
      #"Text("x").lineLimit(1...3)"#,
      "ModifiedContent<Text, LineLimitModifier>",
      .reimplementation
    ) {
      Text("x").lineLimit(1...3)
    },
    TypeCase(
      #"Text("x").lineLimit(2, reservesSpace: true)"#,
      "ModifiedContent<Text, LineLimitModifier>",
      .reimplementation
    ) {
      Text("x").lineLimit(2, reservesSpace: true)
    },
    TypeCase(
      #"Text("x").textCase(.uppercase)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Case>>>",
      .interface
    ) {
      Text("x").textCase(.uppercase)
    },
    TypeCase(
      #"Text("x").multilineTextAlignment(.center)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<TextAlignment>>",
      .interface
    ) {
      Text("x").multilineTextAlignment(.center)
    },
    TypeCase(
      #"Text("x").truncationMode(.head)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<TruncationMode>>",
      .interface
    ) {
      Text("x").truncationMode(.head)
    },
    TypeCase(
      #"Text("x").lineSpacing(2)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<CGFloat>>",
      .interface
    ) {
      Text("x").lineSpacing(2)
    },
    TypeCase(
      #"Text("x").minimumScaleFactor(0.5)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<CGFloat>>",
      .interface
    ) {
      Text("x").minimumScaleFactor(0.5)
    },
    TypeCase(
      #"Text("x").allowsTightening(true)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Bool>>",
      .interface
    ) {
      Text("x").allowsTightening(true)
    },
    TypeCase(
      #"Text("x").lineLimit(1).font(.title).bold()"#,
      """
      ModifiedContent<ModifiedContent<ModifiedContent<Text,
      _EnvironmentKeyWritingModifier<Optional<Int>>>,
      _EnvironmentKeyWritingModifier<Optional<Font>>>,
      _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>
      """,
      .printed
    ) {
      Text("x").lineLimit(1).font(.title).bold()
    },
    TypeCase(
      "A().bold()",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().bold()
    },
    TypeCase(
      "A().bold(false)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().bold(false)
    },
    TypeCase(
      "A().italic()",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().italic()
    },
    TypeCase(
      "A().fontWeight(.bold)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().fontWeight(.bold)
    },
    TypeCase(
      "A().fontDesign(.serif)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().fontDesign(.serif)
    },
    TypeCase(
      "A().fontWidth(.expanded)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().fontWidth(.expanded)
    },
    TypeCase(
      "A().monospaced()",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().monospaced()
    },
    TypeCase(
      "A().monospacedDigit()",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().monospacedDigit()
    },
    TypeCase(
      "A().kerning(1)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<CGFloat>>",
      .reimplementation
    ) {
      A().kerning(1)
    },
    TypeCase(
      "A().tracking(1)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<CGFloat>>",
      .reimplementation
    ) {
      A().tracking(1)
    },
    TypeCase(
      "A().underline()",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<LineStyle>>>",
      .reimplementation
    ) {
      A().underline()
    },
    TypeCase(
      "A().strikethrough()",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<LineStyle>>>",
      .reimplementation
    ) {
      A().strikethrough()
    },
    TypeCase(
      #"Image(systemName: "x").font(.title)"#,
      "ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Font>>>",
      .printed
    ) {
      Image(systemName: "x").font(.title)
    },
    TypeCase(
      #"Image("x").resizable().renderingMode(.template).interpolation(.none)"#,
      "Image",
      .interface
    ) {
      Image("x").resizable().renderingMode(.template).interpolation(.none)
    },
    TypeCase(
      #"Text("a").modifier(HeaderLabel())"#,
      "ModifiedContent<Text, HeaderLabel>",
      .printed
    ) {
      Text("a").modifier(HeaderLabel())
    },
    TypeCase(
      #"Text("a").background(Color.yellow).font(.title)"#,
      """
      ModifiedContent<ModifiedContent<Text, _BackgroundStyleModifier<Color>>,
      _EnvironmentKeyWritingModifier<Optional<Font>>>
      """,
      .interface
    ) {
      Text("a").background(Color.yellow).font(.title)
    },
    TypeCase(
      "Color.red.opacity(0.5)",
      "Color",
      .interface
    ) {
      Color.red.opacity(0.5)
    },
    TypeCase(
      #"Text("a").opacity(0.5)"#,
      "ModifiedContent<Text, _OpacityEffect>",
      .interface
    ) {
      Text("a").opacity(0.5)
    },
  ]
}
