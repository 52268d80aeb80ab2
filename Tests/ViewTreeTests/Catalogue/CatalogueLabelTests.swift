import Testing

@testable import ViewTree

struct CatalogueLabelTests {
  @Test(arguments: [
    ("_PaddingLayout", "padding"),
    ("_FlexFrameLayout", "frame"),
    ("_ClipEffect<RoundedRectangle>", "clipShape"),
    ("_AppearanceActionModifier", "onAppear"),
    ("_TraitWritingModifier<ZIndexTraitKey>", "zIndex"),
    ("_TraitWritingModifier<TagValueTraitKey<Int>>", "tag"),
    ("_TraitWritingModifier<M.ZIndexTraitKey>", "trait"),
    ("_TraitWritingModifier<_LayoutTrait<M.Weight>>", "layoutValue"),
    ("_PreferenceWritingModifier<SwiftUI.PreferredColorSchemeKey>", "preferredColorScheme"),
    ("_PreferenceWritingModifier<M.HeightKey>", "preference"),
    ("_PreferenceTransformModifier<M.HeightKey>", "transformPreference"),
    ("_PreferenceTransformModifier<NavigationTitleKey>", "toolbarTitleDisplayMode"),
    ("TransactionalPreferenceTransformModifier<NavigationTitleKey>", "navigationTitle"),
    ("TransactionalPreferenceModifier<Bool, StatusBarKey>", "statusBar"),
    ("AddGestureModifier<_EndedGesture<TapGesture>>", "onTapGesture"),
    (
      "AddGestureModifier<_EndedGesture<SpatialTapGesture>, DefaultGestureCombiner>", "onTapGesture"
    ),
    ("AddGestureModifier<_EndedGesture<DragGesture>>", "gesture"),
    ("_EnvironmentKeyWritingModifier<any M.Style>", "EnvironmentKeyWritingModifier<any Style>"),
    (
      "_EnvironmentKeyWritingModifier<(any M.Style)?>",
      "EnvironmentKeyWritingModifier<(any Style)?>"
    ),
    ("ButtonStyleContainerModifier<M.Round>", "buttonStyle"),
    ("_ValueActionModifier2<Int>", "onChange"),
  ])
  func namesTheModifierOneWrites(type: String, label: String) throws {
    let tree = ViewTreeBuilder.makeTree(
      of: try TypeName(parsing: "ModifiedContent<Text, \(type)>"), name: "Test")
    #expect(tree.nodes[0].label == label)
  }

  @Test func namesStylePlaceholders() throws {
    #expect(
      try outline(
        "ModifiedContent<SwiftUI.ButtonStyleConfiguration.Label, SwiftUI._OpacityEffect>")
        == "opacity\n└── Label\n")
  }
}
