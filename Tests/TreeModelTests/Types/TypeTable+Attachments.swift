import SwiftUI

extension TypeTable {
  /// Traits, accessibility, lists, previews, navigation and presentation.
  @MainActor static let attachments: [TypeCase] = [
    TypeCase(
      "A().tag(1)",
      "ModifiedContent<A, _TraitWritingModifier<TagValueTraitKey<Int>>>",
      .interface
    ) {
      A().tag(1)
    },
    TypeCase(
      #"A().tag(Optional("a"))"#,
      "ModifiedContent<A, _TraitWritingModifier<TagValueTraitKey<Optional<String>>>>",
      .interface
    ) {
      A().tag(Optional("a"))
    },
    TypeCase(
      "A().listRowBackground(Color.red)",
      "ModifiedContent<A, _TraitWritingModifier<ListRowBackgroundTraitKey>>",
      .interface
    ) {
      A().listRowBackground(Color.red)
    },
    TypeCase(
      "A().listRowInsets(EdgeInsets())",
      "ModifiedContent<A, _TraitWritingModifier<ListRowInsetsTraitKey>>",
      .interface
    ) {
      A().listRowInsets(EdgeInsets())
    },
    TypeCase(
      "A().listItemTint(.red)",
      "ModifiedContent<A, _TraitWritingModifier<ListItemTintTraitKey>>",
      .interface
    ) {
      A().listItemTint(.red)
    },
    TypeCase(
      "A().listRowSpacing(2)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<CGFloat>>>",
      .interface
    ) {
      A().listRowSpacing(2)
    },
    TypeCase(
      "A().listSectionSpacing(.compact)",
      """
      ModifiedContent<ModifiedContent<A,
      _TraitWritingModifier<ListSectionSpacingTraitKey>>,
      _EnvironmentKeyWritingModifier<Optional<ListSectionSpacing>>>
      """,
      .interface
    ) {
      A().listSectionSpacing(.compact)
    },
    TypeCase(
      "A().deleteDisabled(true)",
      "ModifiedContent<A, _TraitWritingModifier<IsDeleteDisabledTraitKey>>",
      .interface
    ) {
      A().deleteDisabled(true)
    },
    TypeCase(
      "A().moveDisabled(true)",
      "ModifiedContent<A, _TraitWritingModifier<IsMoveDisabledTraitKey>>",
      .interface
    ) {
      A().moveDisabled(true)
    },
    TypeCase(
      "A().selectionDisabled()",
      "ModifiedContent<A, _TraitWritingModifier<IsSelectionEnabledTraitKey>>",
      .interface
    ) {
      A().selectionDisabled()
    },
    TypeCase(
      #"Text("a").padding().previewLayout(.sizeThatFits)"#,
      """
      ModifiedContent<ModifiedContent<Text, _PaddingLayout>,
      _TraitWritingModifier<PreviewLayoutTraitKey>>
      """,
      .printed
    ) {
      Text("a").padding().previewLayout(.sizeThatFits)
    },
    TypeCase(
      #"A().previewDevice("iPhone 15")"#,
      "ModifiedContent<A, _TraitWritingModifier<PreviewDeviceTraitKey>>",
      .interface
    ) {
      A().previewDevice("iPhone 15")
    },
    TypeCase(
      #"A().previewDisplayName("Dark")"#,
      "ModifiedContent<A, _TraitWritingModifier<PreviewDisplayNameTraitKey>>",
      .interface
    ) {
      A().previewDisplayName("Dark")
    },
    TypeCase(
      #"A().accessibilityLabel("a")"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityLabel("a")
    },
    TypeCase(
      """
      A().accessibilityLabel(Text("a")).accessibilityHint("b").accessibilityHidden(true)
      """,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityLabel(Text("a")).accessibilityHint("b").accessibilityHidden(true)
    },
    TypeCase(
      #"A().accessibilityAddTraits(.isButton).accessibilityValue("1")"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityAddTraits(.isButton).accessibilityValue("1")
    },
    TypeCase(
      #"A().accessibility(label: Text("a")).accessibility(hidden: true)"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibility(label: Text("a")).accessibility(hidden: true)
    },
    TypeCase(
      #"A().accessibilityLabel("a").padding().accessibilityHint("b")"#,
      """
      ModifiedContent<ModifiedContent<ModifiedContent<A, AccessibilityAttachmentModifier>,
      _PaddingLayout>, AccessibilityAttachmentModifier>
      """,
      .interface
    ) {
      A().accessibilityLabel("a").padding().accessibilityHint("b")
    },
    TypeCase(
      #"A().accessibilityElement(children: .combine).accessibilityLabel("a")"#,
      """
      ModifiedContent<ModifiedContent<A, AccessibilityContainerModifier>,
      AccessibilityAttachmentModifier>
      """,
      .printed
    ) {
      A().accessibilityElement(children: .combine).accessibilityLabel("a")
    },
    TypeCase(
      #"Button("a") {}.disabled(true).accessibilityLabel("b")"#,
      """
      ModifiedContent<ModifiedContent<Button<Text>,
      _EnvironmentKeyTransformModifier<Bool>>, AccessibilityAttachmentModifier>
      """,
      .printed
    ) {
      Button("a") {}.disabled(true).accessibilityLabel("b")
    },
    TypeCase(
      #"A().navigationTitle("a")"#,
      """
      ModifiedContent<A, TransactionalPreferenceTransformModifier<NavigationTitleKey>>
      """,
      .printed
    ) {
      A().navigationTitle("a")
    },
    TypeCase(
      "A().navigationBarHidden(true)",
      "ModifiedContent<A, _PreferenceWritingModifier<NavigationBarHiddenKey>>",
      .inspected
    ) {
      A().navigationBarHidden(true)
    },
    TypeCase(
      "A().navigationBarBackButtonHidden()",
      """
      ModifiedContent<A, _PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>>
      """,
      .inspected
    ) {
      A().navigationBarBackButtonHidden()
    },
    TypeCase(
      "A().statusBar(hidden: true)",
      "ModifiedContent<A, TransactionalPreferenceModifier<Bool, StatusBarKey>>",
      .inspected
    ) {
      A().statusBar(hidden: true)
    },
    TypeCase(
      "A().toolbar(.hidden, for: .tabBar)",
      "ModifiedContent<A, ToolbarAppearanceModifier>",
      .inspected
    ) {
      A().toolbar(.hidden, for: .tabBar)
    },
    TypeCase(
      #"A().help("a")"#,
      "ModifiedContent<A, _TooltipModifier>",
      .inspected
    ) {
      A().help("a")
    },
    TypeCase(
      "A().scrollContentBackground(.hidden)",
      "ModifiedContent<A, ScrollContentBackgroundModifier>",
      .printed
    ) {
      A().scrollContentBackground(.hidden)
    },
    TypeCase(
      "A().onSubmit {}",
      "ModifiedContent<A, OnSubmitModifier>",
      .printed
    ) {
      A().onSubmit {}
    },
    TypeCase(
      "A().sheet(isPresented: .constant(true)) { B() }",
      "ModifiedContent<A, SheetPresentationModifier<B, NullSheetAnchor<Key>>>",
      .printed
    ) {
      A().sheet(isPresented: .constant(true)) { B() }
    },
    TypeCase(
      "A().sheet(item: .constant(cards.first)) { CardView(card: $0) }",
      """
      ModifiedContent<A, ItemSheetPresentationModifier<Card, CardView,
      NullSheetAnchor<Key>>>
      """,
      .reimplementation
    ) {
      A().sheet(item: .constant(cards.first)) { CardView(card: $0) }
    },
    TypeCase(
      #"Button("Tap me") {}.background(.red).foregroundColor(.white)"#,
      """
      ModifiedContent<ModifiedContent<Button<Text>, _BackgroundStyleModifier<Color>>,
      _EnvironmentKeyWritingModifier<Optional<Color>>>
      """,
      .printed
    ) {
      Button("Tap me") {}.background(.red).foregroundColor(.white)
    },
    TypeCase(
      """
      Button("a") {}.foregroundStyle(.black).background(.red).frame(width: 1, height:
      1).border(Color.red)
      """,
      """
      ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Button<Text>,
      _ForegroundStyleModifier<Color>>, _BackgroundStyleModifier<Color>>, _FrameLayout>,
      _OverlayModifier<_ShapeView<_StrokedShape<_Inset>, Color>>>
      """,
      .printed
    ) {
      Button("a") {}.foregroundStyle(.black).background(.red).frame(width: 1, height: 1).border(
        Color.red)
    },
    TypeCase(
      "A().buttonStyle(.bordered)",
      "ModifiedContent<A, PrimitiveButtonStyleContainerModifier<BorderedButtonStyle>>",
      .inspected
    ) {
      A().buttonStyle(.bordered)
    },
  ]
}
