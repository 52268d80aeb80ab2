import SwiftUI

extension TypeTable {
  /// Traits, accessibility, lists, previews, navigation and presentation.
  @MainActor static let attachments: [TypeTableRow] = [
    TypeTableRow(
      "A().tag(1)",
      "ModifiedContent<A, _TraitWritingModifier<TagValueTraitKey<Int>>>",
      .interface
    ) {
      A().tag(1)
    },
    TypeTableRow(
      #"A().tag(Optional("a"))"#,
      "ModifiedContent<A, _TraitWritingModifier<TagValueTraitKey<Optional<String>>>>",
      .interface
    ) {
      A().tag(Optional("a"))
    },
    TypeTableRow(
      "A().listRowBackground(Color.red)",
      "ModifiedContent<A, _TraitWritingModifier<ListRowBackgroundTraitKey>>",
      .interface
    ) {
      A().listRowBackground(Color.red)
    },
    TypeTableRow(
      "A().listRowInsets(EdgeInsets())",
      "ModifiedContent<A, _TraitWritingModifier<ListRowInsetsTraitKey>>",
      .interface
    ) {
      A().listRowInsets(EdgeInsets())
    },
    TypeTableRow(
      "A().listItemTint(.red)",
      "ModifiedContent<A, _TraitWritingModifier<ListItemTintTraitKey>>",
      .interface
    ) {
      A().listItemTint(.red)
    },
    TypeTableRow(
      "A().listRowSpacing(2)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<CGFloat>>>",
      .interface
    ) {
      A().listRowSpacing(2)
    },
    TypeTableRow(
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
    TypeTableRow(
      "A().deleteDisabled(true)",
      "ModifiedContent<A, _TraitWritingModifier<IsDeleteDisabledTraitKey>>",
      .interface
    ) {
      A().deleteDisabled(true)
    },
    TypeTableRow(
      "A().moveDisabled(true)",
      "ModifiedContent<A, _TraitWritingModifier<IsMoveDisabledTraitKey>>",
      .interface
    ) {
      A().moveDisabled(true)
    },
    TypeTableRow(
      "A().selectionDisabled()",
      "ModifiedContent<A, _TraitWritingModifier<IsSelectionEnabledTraitKey>>",
      .interface
    ) {
      A().selectionDisabled()
    },
    TypeTableRow(
      #"Text("a").padding().previewLayout(.sizeThatFits)"#,
      """
      ModifiedContent<ModifiedContent<Text, _PaddingLayout>,
      _TraitWritingModifier<PreviewLayoutTraitKey>>
      """,
      .printed
    ) {
      Text("a").padding().previewLayout(.sizeThatFits)
    },
    TypeTableRow(
      #"A().previewDevice("iPhone 15")"#,
      "ModifiedContent<A, _TraitWritingModifier<PreviewDeviceTraitKey>>",
      .interface
    ) {
      A().previewDevice("iPhone 15")
    },
    TypeTableRow(
      #"A().previewDisplayName("Dark")"#,
      "ModifiedContent<A, _TraitWritingModifier<PreviewDisplayNameTraitKey>>",
      .interface
    ) {
      A().previewDisplayName("Dark")
    },
    TypeTableRow(
      #"A().accessibilityLabel("a")"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityLabel("a")
    },
    TypeTableRow(
      """
      A().accessibilityLabel(Text("a")).accessibilityHint("b").accessibilityHidden(true)
      """,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityLabel(Text("a")).accessibilityHint("b").accessibilityHidden(true)
    },
    TypeTableRow(
      #"A().accessibilityAddTraits(.isButton).accessibilityValue("1")"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibilityAddTraits(.isButton).accessibilityValue("1")
    },
    TypeTableRow(
      #"A().accessibility(label: Text("a")).accessibility(hidden: true)"#,
      "ModifiedContent<A, AccessibilityAttachmentModifier>",
      .interface
    ) {
      A().accessibility(label: Text("a")).accessibility(hidden: true)
    },
    TypeTableRow(
      #"A().accessibilityLabel("a").padding().accessibilityHint("b")"#,
      """
      ModifiedContent<ModifiedContent<ModifiedContent<A, AccessibilityAttachmentModifier>,
      _PaddingLayout>, AccessibilityAttachmentModifier>
      """,
      .interface
    ) {
      A().accessibilityLabel("a").padding().accessibilityHint("b")
    },
    TypeTableRow(
      #"A().accessibilityElement(children: .combine).accessibilityLabel("a")"#,
      """
      ModifiedContent<ModifiedContent<A, AccessibilityContainerModifier>,
      AccessibilityAttachmentModifier>
      """,
      .printed
    ) {
      A().accessibilityElement(children: .combine).accessibilityLabel("a")
    },
    TypeTableRow(
      #"Button("a") {}.disabled(true).accessibilityLabel("b")"#,
      """
      ModifiedContent<ModifiedContent<Button<Text>,
      _EnvironmentKeyTransformModifier<Bool>>, AccessibilityAttachmentModifier>
      """,
      .printed
    ) {
      Button("a") {}.disabled(true).accessibilityLabel("b")
    },
    TypeTableRow(
      #"A().navigationTitle("a")"#,
      """
      ModifiedContent<A, TransactionalPreferenceTransformModifier<NavigationTitleKey>>
      """,
      .printed
    ) {
      A().navigationTitle("a")
    },
    TypeTableRow(
      "A().navigationBarHidden(true)",
      "ModifiedContent<A, _PreferenceWritingModifier<NavigationBarHiddenKey>>",
      .inspected
    ) {
      A().navigationBarHidden(true)
    },
    TypeTableRow(
      "A().navigationBarBackButtonHidden()",
      """
      ModifiedContent<A, _PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>>
      """,
      .inspected
    ) {
      A().navigationBarBackButtonHidden()
    },
    TypeTableRow(
      "A().statusBar(hidden: true)",
      "ModifiedContent<A, TransactionalPreferenceModifier<Bool, StatusBarKey>>",
      .inspected
    ) {
      A().statusBar(hidden: true)
    },
    TypeTableRow(
      "A().toolbar(.hidden, for: .tabBar)",
      "ModifiedContent<A, ToolbarAppearanceModifier>",
      .inspected
    ) {
      A().toolbar(.hidden, for: .tabBar)
    },
    TypeTableRow(
      #"A().help("a")"#,
      "ModifiedContent<A, _TooltipModifier>",
      .inspected
    ) {
      A().help("a")
    },
    TypeTableRow(
      "A().scrollContentBackground(.hidden)",
      "ModifiedContent<A, ScrollContentBackgroundModifier>",
      .printed
    ) {
      A().scrollContentBackground(.hidden)
    },
    TypeTableRow(
      "A().onSubmit {}",
      "ModifiedContent<A, OnSubmitModifier>",
      .printed
    ) {
      A().onSubmit {}
    },
    TypeTableRow(
      "A().sheet(isPresented: .constant(true)) { B() }",
      "ModifiedContent<A, SheetPresentationModifier<B, NullSheetAnchor<Key>>>",
      .printed
    ) {
      A().sheet(isPresented: .constant(true)) { B() }
    },
    TypeTableRow(
      "A().sheet(item: .constant(cards.first)) { CardView(card: $0) }",
      """
      ModifiedContent<A, ItemSheetPresentationModifier<Card, CardView,
      NullSheetAnchor<Key>>>
      """,
      .reimplementation
    ) {
      A().sheet(item: .constant(cards.first)) { CardView(card: $0) }
    },
    TypeTableRow(
      #"Button("Tap me") {}.background(.red).foregroundColor(.white)"#,
      """
      ModifiedContent<ModifiedContent<Button<Text>, _BackgroundStyleModifier<Color>>,
      _EnvironmentKeyWritingModifier<Optional<Color>>>
      """,
      .printed
    ) {
      Button("Tap me") {}.background(.red).foregroundColor(.white)
    },
    TypeTableRow(
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
    TypeTableRow(
      "A().buttonStyle(.bordered)",
      "ModifiedContent<A, PrimitiveButtonStyleContainerModifier<BorderedButtonStyle>>",
      .inspected
    ) {
      A().buttonStyle(.bordered)
    },
  ]
}
