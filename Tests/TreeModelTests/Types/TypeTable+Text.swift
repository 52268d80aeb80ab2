import SwiftUI

extension TypeTable {
  /// Text stays `Text` as long as it can.
  @MainActor static let text: [TypeTableRow] = [
    TypeTableRow(
      #"Text("x").bold()"#,
      "Text",
      .printed
    ) {
      Text("x").bold()
    },
    TypeTableRow(
      #"Text("x").bold().italic().font(.title).kerning(1).foregroundColor(.red)"#,
      "Text",
      .interface
    ) {
      Text("x").bold().italic().font(.title).kerning(1).foregroundColor(.red)
    },
    TypeTableRow(
      #"Text("x").foregroundStyle(.red)"#,
      "Text",
      .printed
    ) {
      Text("x").foregroundStyle(.red)
    },
    TypeTableRow(
      #"Text("x").fontWeight(.heavy).fontDesign(.rounded).fontWidth(.compressed)"#,
      "Text",
      .interface
    ) {
      Text("x").fontWeight(.heavy).fontDesign(.rounded).fontWidth(.compressed)
    },
    TypeTableRow(
      #"Text("x").underline().strikethrough(true, color: .red)"#,
      "Text",
      .interface
    ) {
      Text("x").underline().strikethrough(true, color: .red)
    },
    TypeTableRow(
      #"Text("x").underline(true, pattern: .dot)"#,
      "Text",
      .interface
    ) {
      Text("x").underline(true, pattern: .dot)
    },
    TypeTableRow(
      #"Text("x").monospacedDigit().tracking(1).baselineOffset(2)"#,
      "Text",
      .interface
    ) {
      Text("x").monospacedDigit().tracking(1).baselineOffset(2)
    },
    TypeTableRow(
      #"Text("x") + Text("y").bold()"#,
      "Text",
      .interface
    ) {
      Text("x") + Text("y").bold()
    },
    TypeTableRow(
      #"Text("x").accessibilityLabel("y")"#,
      "Text",
      .interface
    ) {
      Text("x").accessibilityLabel("y")
    },
    TypeTableRow(
      #"Text("x").lineLimit(1)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>",
      .interface
    ) {
      Text("x").lineLimit(1)
    },
    TypeTableRow(
      #"Text("x").lineLimit(1...3)"#,
      "ModifiedContent<Text, LineLimitModifier>",
      .reimplementation
    ) {
      Text("x").lineLimit(1...3)
    },
    TypeTableRow(
      #"Text("x").lineLimit(2, reservesSpace: true)"#,
      "ModifiedContent<Text, LineLimitModifier>",
      .reimplementation
    ) {
      Text("x").lineLimit(2, reservesSpace: true)
    },
    TypeTableRow(
      #"Text("x").textCase(.uppercase)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Case>>>",
      .interface
    ) {
      Text("x").textCase(.uppercase)
    },
    TypeTableRow(
      #"Text("x").multilineTextAlignment(.center)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<TextAlignment>>",
      .interface
    ) {
      Text("x").multilineTextAlignment(.center)
    },
    TypeTableRow(
      #"Text("x").truncationMode(.head)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<TruncationMode>>",
      .interface
    ) {
      Text("x").truncationMode(.head)
    },
    TypeTableRow(
      #"Text("x").lineSpacing(2)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<CGFloat>>",
      .interface
    ) {
      Text("x").lineSpacing(2)
    },
    TypeTableRow(
      #"Text("x").minimumScaleFactor(0.5)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<CGFloat>>",
      .interface
    ) {
      Text("x").minimumScaleFactor(0.5)
    },
    TypeTableRow(
      #"Text("x").allowsTightening(true)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Bool>>",
      .interface
    ) {
      Text("x").allowsTightening(true)
    },
    TypeTableRow(
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
    TypeTableRow(
      "A().bold()",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().bold()
    },
    TypeTableRow(
      "A().bold(false)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().bold(false)
    },
    TypeTableRow(
      "A().italic()",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().italic()
    },
    TypeTableRow(
      "A().fontWeight(.bold)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().fontWeight(.bold)
    },
    TypeTableRow(
      "A().fontDesign(.serif)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().fontDesign(.serif)
    },
    TypeTableRow(
      "A().fontWidth(.expanded)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().fontWidth(.expanded)
    },
    TypeTableRow(
      "A().monospaced()",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().monospaced()
    },
    TypeTableRow(
      "A().monospacedDigit()",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Array<AnyFontModifier>>>",
      .reimplementation
    ) {
      A().monospacedDigit()
    },
    TypeTableRow(
      "A().kerning(1)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<CGFloat>>",
      .reimplementation
    ) {
      A().kerning(1)
    },
    TypeTableRow(
      "A().tracking(1)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<CGFloat>>",
      .reimplementation
    ) {
      A().tracking(1)
    },
    TypeTableRow(
      "A().underline()",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<LineStyle>>>",
      .reimplementation
    ) {
      A().underline()
    },
    TypeTableRow(
      "A().strikethrough()",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<LineStyle>>>",
      .reimplementation
    ) {
      A().strikethrough()
    },
    TypeTableRow(
      #"Image(systemName: "x").font(.title)"#,
      "ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Font>>>",
      .printed
    ) {
      Image(systemName: "x").font(.title)
    },
    TypeTableRow(
      #"Image("x").resizable().renderingMode(.template).interpolation(.none)"#,
      "Image",
      .interface
    ) {
      Image("x").resizable().renderingMode(.template).interpolation(.none)
    },
    TypeTableRow(
      #"Text("a").modifier(HeaderLabel())"#,
      "ModifiedContent<Text, HeaderLabel>",
      .printed
    ) {
      Text("a").modifier(HeaderLabel())
    },
    TypeTableRow(
      #"Text("a").background(Color.yellow).font(.title)"#,
      """
      ModifiedContent<ModifiedContent<Text, _BackgroundStyleModifier<Color>>,
      _EnvironmentKeyWritingModifier<Optional<Font>>>
      """,
      .interface
    ) {
      Text("a").background(Color.yellow).font(.title)
    },
    TypeTableRow(
      "Color.red.opacity(0.5)",
      "Color",
      .interface
    ) {
      Color.red.opacity(0.5)
    },
    TypeTableRow(
      #"Text("a").opacity(0.5)"#,
      "ModifiedContent<Text, _OpacityEffect>",
      .interface
    ) {
      Text("a").opacity(0.5)
    },
    TypeTableRow(
      #"Text("a").bold(true)"#,
      "Text",
      .interface
    ) {
      Text("a").bold(true)
    },
    TypeTableRow(
      #"Text("a").italic(true)"#,
      "Text",
      .interface
    ) {
      Text("a").italic(true)
    },
    TypeTableRow(
      #"Text("a").monospaced()"#,
      "Text",
      .interface
    ) {
      Text("a").monospaced()
    },
    TypeTableRow(
      #"Image("a").resizable(capInsets: EdgeInsets(), resizingMode: .tile)"#,
      "Image",
      .interface
    ) {
      Image("a").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
    },
    TypeTableRow(
      #"Image("a").antialiased(true)"#,
      "Image",
      .interface
    ) {
      Image("a").antialiased(true)
    },
    TypeTableRow(
      #"Image("a").allowedDynamicRange(.high)"#,
      "Image",
      .interface
    ) {
      Image("a").allowedDynamicRange(.high)
    },
    TypeTableRow(
      "Text(.currentDate, format: .stopwatch(startingAt: .now))",
      "Text",
      .interface
    ) {
      Text(.currentDate, format: .stopwatch(startingAt: .now))
    },
    TypeTableRow(
      #"ContentUnavailableView(LocalizedStringResource("a"), systemImage: "star")"#,
      "ContentUnavailableView<Label<Text, Image>, Optional<Text>, EmptyView>",
      .interface
    ) {
      ContentUnavailableView(LocalizedStringResource("a"), systemImage: "star")
    },
    TypeTableRow(
      #"Label(LocalizedStringResource("a"), systemImage: "star")"#,
      "Label<Text, Image>",
      .interface
    ) {
      Label(LocalizedStringResource("a"), systemImage: "star")
    },
  ]
}
