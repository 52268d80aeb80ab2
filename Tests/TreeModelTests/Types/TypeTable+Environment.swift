import SwiftUI

extension TypeTable {
  /// Environment writers and transformers.
  @MainActor static let environment: [TypeCase] = [
    TypeCase(
      #"VStack { Text("Hello").font(.largeTitle) }.font(.title)"#,
      "ModifiedContent<VStack<Text>, _EnvironmentKeyWritingModifier<Optional<Font>>>",
      .printed
    ) {
      VStack { Text("Hello").font(.largeTitle) }.font(.title)
    },
    TypeCase(
      #"Text("a").environment(\.font, .body)"#,
      "ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Font>>>",
      .interface
    ) {
      Text("a").environment(\.font, .body)
    },
    TypeCase(
      #"A().environment(\.colorScheme, .dark)"#,
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ColorScheme>>",
      .interface
    ) {
      A().environment(\.colorScheme, .dark)
    },
    TypeCase(
      #"A().environment(\.lineLimit, 2)"#,
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Int>>>",
      .interface
    ) {
      A().environment(\.lineLimit, 2)
    },
    TypeCase(
      #"A().environment(\.layoutDirection, .rightToLeft)"#,
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<LayoutDirection>>",
      .interface
    ) {
      A().environment(\.layoutDirection, .rightToLeft)
    },
    TypeCase(
      #"A().environment(\.locale, .current)"#,
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Locale>>",
      .interface
    ) {
      A().environment(\.locale, .current)
    },
    TypeCase(
      #"A().environment(\.dynamicTypeSize, .large)"#,
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<DynamicTypeSize>>",
      .interface
    ) {
      A().environment(\.dynamicTypeSize, .large)
    },
    TypeCase(
      #"A().transformEnvironment(\.font) { $0 = nil }"#,
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Optional<Font>>>",
      .interface
    ) {
      A().transformEnvironment(\.font) { $0 = nil }
    },
    TypeCase(
      "A().disabled(true)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Bool>>",
      .printed
    ) {
      A().disabled(true)
    },
    TypeCase(
      #"Button("a") {}.disabled(true)"#,
      "ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>",
      .printed
    ) {
      Button("a") {}.disabled(true)
    },
    TypeCase(
      "A().foregroundColor(.red)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .interface
    ) {
      A().foregroundColor(.red)
    },
    TypeCase(
      "A().foregroundColor(nil)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .interface
    ) {
      A().foregroundColor(nil)
    },
    TypeCase(
      "A().foregroundStyle(.red)",
      "ModifiedContent<A, _ForegroundStyleModifier<Color>>",
      .printed
    ) {
      A().foregroundStyle(.red)
    },
    TypeCase(
      "A().foregroundStyle(.secondary)",
      "ModifiedContent<A, _ForegroundStyleModifier<HierarchicalShapeStyle>>",
      .interface
    ) {
      A().foregroundStyle(.secondary)
    },
    TypeCase(
      "A().foregroundStyle(.tint)",
      "ModifiedContent<A, _ForegroundStyleModifier<TintShapeStyle>>",
      .interface
    ) {
      A().foregroundStyle(.tint)
    },
    TypeCase(
      "A().foregroundStyle(.red, .blue)",
      "ModifiedContent<A, _ForegroundStyleModifier2<Color, Color>>",
      .symbol
    ) {
      A().foregroundStyle(.red, .blue)
    },
    TypeCase(
      "A().foregroundStyle(.red, .blue, .primary)",
      """
      ModifiedContent<A, _ForegroundStyleModifier3<Color, Color, HierarchicalShapeStyle>>
      """,
      .interface
    ) {
      A().foregroundStyle(.red, .blue, .primary)
    },
    TypeCase(
      "A().tint(.red)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .interface
    ) {
      A().tint(.red)
    },
    TypeCase(
      "A().tint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<AnyShapeStyle>>>",
      .symbol
    ) {
      A().tint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    },
    TypeCase(
      "A().accentColor(.red)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Color>>>",
      .interface
    ) {
      A().accentColor(.red)
    },
    TypeCase(
      "A().colorScheme(.dark)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ColorScheme>>",
      .interface
    ) {
      A().colorScheme(.dark)
    },
    TypeCase(
      "A().preferredColorScheme(.dark)",
      "ModifiedContent<A, _PreferenceWritingModifier<PreferredColorSchemeKey>>",
      .printed
    ) {
      A().preferredColorScheme(.dark)
    },
    TypeCase(
      "A().environmentObject(model).preferredColorScheme(.light)",
      """
      ModifiedContent<ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Model>>>,
      _PreferenceWritingModifier<PreferredColorSchemeKey>>
      """,
      .printed
    ) {
      A().environmentObject(model).preferredColorScheme(.light)
    },
    TypeCase(
      "A().environment(store)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Store>>>",
      .reimplementation
    ) {
      A().environment(store)
    },
    TypeCase(
      "A().controlSize(.small)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ControlSize>>",
      .interface
    ) {
      A().controlSize(.small)
    },
    TypeCase(
      "A().buttonBorderShape(.capsule)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ButtonBorderShape>>",
      .interface
    ) {
      A().buttonBorderShape(.capsule)
    },
    TypeCase(
      "A().imageScale(.large)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Scale>>",
      .interface
    ) {
      A().imageScale(.large)
    },
    TypeCase(
      #"Image("x").imageScale(.large)"#,
      "ModifiedContent<Image, _EnvironmentKeyWritingModifier<Scale>>",
      .printed
    ) {
      Image("x").imageScale(.large)
    },
    TypeCase(
      #"Image("x").symbolRenderingMode(.multicolor)"#,
      "Image",
      .interface
    ) {
      Image("x").symbolRenderingMode(.multicolor)
    },
    TypeCase(
      "A().symbolRenderingMode(.multicolor)",
      """
      ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<SymbolRenderingMode>>>
      """,
      .interface
    ) {
      A().symbolRenderingMode(.multicolor)
    },
    TypeCase(
      "A().symbolVariant(.fill)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<SymbolVariants>>",
      .reimplementation
    ) {
      A().symbolVariant(.fill)
    },
    TypeCase(
      "A().contentTransition(.opacity)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ContentTransition>>",
      .interface
    ) {
      A().contentTransition(.opacity)
    },
    TypeCase(
      "A().redacted(reason: .placeholder)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<RedactionReasons>>",
      .reimplementation
    ) {
      A().redacted(reason: .placeholder)
    },
    TypeCase(
      "A().unredacted()",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<RedactionReasons>>",
      .reimplementation
    ) {
      A().unredacted()
    },
    TypeCase(
      "A().privacySensitive()",
      "ModifiedContent<A, PrivacyRedactionViewModifier>",
      .reimplementation
    ) {
      A().privacySensitive()
    },
    TypeCase(
      "A().labelsHidden()",
      "ModifiedContent<A, LabelsHiddenModifier>",
      .reimplementation
    ) {
      A().labelsHidden()
    },
    TypeCase(
      "A().menuIndicator(.hidden)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Visibility>>",
      .interface
    ) {
      A().menuIndicator(.hidden)
    },
    TypeCase(
      "A().textContentType(.password)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<String>>>",
      .interface
    ) {
      A().textContentType(.password)
    },
    TypeCase(
      "A().autocorrectionDisabled()",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Bool>>>",
      .printed
    ) {
      A().autocorrectionDisabled()
    },
    TypeCase(
      "A().disableAutocorrection(true)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Bool>>>",
      .printed
    ) {
      A().disableAutocorrection(true)
    },
    TypeCase(
      "A().dynamicTypeSize(.large)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<DynamicTypeSize>>",
      .reimplementation
    ) {
      A().dynamicTypeSize(.large)
    },
    TypeCase(
      "A().dynamicTypeSize(...DynamicTypeSize.large)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<DynamicTypeSize>>",
      .reimplementation
    ) {
      A().dynamicTypeSize(...DynamicTypeSize.large)
    },
    TypeCase(
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
