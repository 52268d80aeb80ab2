import SwiftUI

extension TypeTable {
  /// Environment writers and transformers.
  @MainActor static let environment: [TypeTableRow] = [
    TypeTableRow(
      #"VStack { Text("Hello").font(.largeTitle) }.font(.title)"#,
      "ModifiedContent<VStack<Text>, _EnvironmentKeyWritingModifier<Optional<Font>>>",
      .printed
    ) {
      VStack { Text("Hello").font(.largeTitle) }.font(.title)
    },
    TypeTableRow(
      #"Text("a").environment(\.font, .body)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Font>>>",
      .interface
    ) {
      Text("a").environment(\.font, .body)
    },
    TypeTableRow(
      #"A().environment(\.colorScheme, .dark)"#,
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ColorScheme>>",
      .interface
    ) {
      A().environment(\.colorScheme, .dark)
    },
    TypeTableRow(
      #"A().environment(\.lineLimit, 2)"#,
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Int>>>",
      .interface
    ) {
      A().environment(\.lineLimit, 2)
    },
    TypeTableRow(
      #"A().environment(\.layoutDirection, .rightToLeft)"#,
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<LayoutDirection>>",
      .interface
    ) {
      A().environment(\.layoutDirection, .rightToLeft)
    },
    TypeTableRow(
      #"A().environment(\.locale, .current)"#,
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Locale>>",
      .interface
    ) {
      A().environment(\.locale, .current)
    },
    TypeTableRow(
      #"A().environment(\.dynamicTypeSize, .large)"#,
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<DynamicTypeSize>>",
      .interface
    ) {
      A().environment(\.dynamicTypeSize, .large)
    },
    TypeTableRow(
      #"A().transformEnvironment(\.font) { $0 = nil }"#,
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Optional<Font>>>",
      .interface
    ) {
      A().transformEnvironment(\.font) { $0 = nil }
    },
    TypeTableRow(
      "A().disabled(true)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Bool>>",
      .printed
    ) {
      A().disabled(true)
    },
    TypeTableRow(
      #"Button("a") {}.disabled(true)"#,
      "ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>",
      .printed
    ) {
      Button("a") {}.disabled(true)
    },
    TypeTableRow(
      "A().foregroundColor(.red)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .interface
    ) {
      A().foregroundColor(.red)
    },
    TypeTableRow(
      "A().foregroundColor(nil)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .interface
    ) {
      A().foregroundColor(nil)
    },
    TypeTableRow(
      "A().foregroundStyle(.red)",
      "ModifiedContent<A, _ForegroundStyleModifier<Color>>",
      .printed
    ) {
      A().foregroundStyle(.red)
    },
    TypeTableRow(
      "A().foregroundStyle(.secondary)",
      "ModifiedContent<A, _ForegroundStyleModifier<HierarchicalShapeStyle>>",
      .interface
    ) {
      A().foregroundStyle(.secondary)
    },
    TypeTableRow(
      "A().foregroundStyle(.tint)",
      "ModifiedContent<A, _ForegroundStyleModifier<TintShapeStyle>>",
      .interface
    ) {
      A().foregroundStyle(.tint)
    },
    TypeTableRow(
      "A().foregroundStyle(.red, .blue)",
      "ModifiedContent<A, _ForegroundStyleModifier2<Color, Color>>",
      .symbol
    ) {
      A().foregroundStyle(.red, .blue)
    },
    TypeTableRow(
      "A().foregroundStyle(.red, .blue, .primary)",
      """
      ModifiedContent<A, _ForegroundStyleModifier3<Color, Color, HierarchicalShapeStyle>>
      """,
      .interface
    ) {
      A().foregroundStyle(.red, .blue, .primary)
    },
    TypeTableRow(
      "A().tint(.red)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .interface
    ) {
      A().tint(.red)
    },
    TypeTableRow(
      "A().tint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<AnyShapeStyle>>>",
      .symbol
    ) {
      A().tint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    },
    TypeTableRow(
      "A().accentColor(.red)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .interface
    ) {
      A().accentColor(.red)
    },
    TypeTableRow(
      "A().colorScheme(.dark)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ColorScheme>>",
      .interface
    ) {
      A().colorScheme(.dark)
    },
    TypeTableRow(
      "A().preferredColorScheme(.dark)",
      "ModifiedContent<A, _PreferenceWritingModifier<PreferredColorSchemeKey>>",
      .printed
    ) {
      A().preferredColorScheme(.dark)
    },
    TypeTableRow(
      "A().environmentObject(model).preferredColorScheme(.light)",
      """
      ModifiedContent<ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Model>>>,
      _PreferenceWritingModifier<PreferredColorSchemeKey>>
      """,
      .printed
    ) {
      A().environmentObject(model).preferredColorScheme(.light)
    },
    TypeTableRow(
      "A().environment(store)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Store>>>",
      .reimplementation
    ) {
      A().environment(store)
    },
    TypeTableRow(
      "A().controlSize(.small)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ControlSize>>",
      .interface
    ) {
      A().controlSize(.small)
    },
    TypeTableRow(
      "A().buttonBorderShape(.capsule)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ButtonBorderShape>>",
      .interface
    ) {
      A().buttonBorderShape(.capsule)
    },
    TypeTableRow(
      "A().imageScale(.large)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Scale>>",
      .interface
    ) {
      A().imageScale(.large)
    },
    TypeTableRow(
      #"Image("x").imageScale(.large)"#,
      "ModifiedContent<Image, _EnvironmentKeyWritingModifier<Scale>>",
      .printed
    ) {
      Image("x").imageScale(.large)
    },
    TypeTableRow(
      #"Image("x").symbolRenderingMode(.multicolor)"#,
      "Image",
      .interface
    ) {
      Image("x").symbolRenderingMode(.multicolor)
    },
    TypeTableRow(
      "A().symbolRenderingMode(.multicolor)",
      """
      ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<SymbolRenderingMode>>>
      """,
      .interface
    ) {
      A().symbolRenderingMode(.multicolor)
    },
    TypeTableRow(
      "A().symbolVariant(.fill)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<SymbolVariants>>",
      .reimplementation
    ) {
      A().symbolVariant(.fill)
    },
    TypeTableRow(
      "A().contentTransition(.opacity)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ContentTransition>>",
      .interface
    ) {
      A().contentTransition(.opacity)
    },
    TypeTableRow(
      "A().redacted(reason: .placeholder)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<RedactionReasons>>",
      .reimplementation
    ) {
      A().redacted(reason: .placeholder)
    },
    TypeTableRow(
      "A().unredacted()",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<RedactionReasons>>",
      .reimplementation
    ) {
      A().unredacted()
    },
    TypeTableRow(
      "A().privacySensitive()",
      "ModifiedContent<A, PrivacyRedactionViewModifier>",
      .reimplementation
    ) {
      A().privacySensitive()
    },
    TypeTableRow(
      "A().labelsHidden()",
      "ModifiedContent<A, LabelsHiddenModifier>",
      .reimplementation
    ) {
      A().labelsHidden()
    },
    TypeTableRow(
      "A().menuIndicator(.hidden)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Visibility>>",
      .interface
    ) {
      A().menuIndicator(.hidden)
    },
    TypeTableRow(
      "A().textContentType(.password)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<String>>>",
      .interface
    ) {
      A().textContentType(.password)
    },
    TypeTableRow(
      "A().autocorrectionDisabled()",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Bool>>>",
      .printed
    ) {
      A().autocorrectionDisabled()
    },
    TypeTableRow(
      "A().disableAutocorrection(true)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Bool>>>",
      .printed
    ) {
      A().disableAutocorrection(true)
    },
    TypeTableRow(
      "A().dynamicTypeSize(.large)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<DynamicTypeSize>>",
      .reimplementation
    ) {
      A().dynamicTypeSize(.large)
    },
    TypeTableRow(
      "A().dynamicTypeSize(...DynamicTypeSize.large)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<DynamicTypeSize>>",
      .reimplementation
    ) {
      A().dynamicTypeSize(...DynamicTypeSize.large)
    },
    TypeTableRow(
      #"A().keyboardShortcut("s")"#,
      """
      ModifiedContent<ModifiedContent<ModifiedContent<A,
      _EnvironmentKeyWritingModifier<Optional<KeyboardShortcut>>>,
      ViewInputFlagModifier<HasKeyboardShortcut>>,
      _TraitWritingModifier<KeyboardShortcutPickerOptionTraitKey>>
      """,
      .printed
    ) {
      A().keyboardShortcut("s")
    },
  ]
}
