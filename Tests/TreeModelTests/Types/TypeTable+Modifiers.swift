import SwiftUI

extension TypeTable {
  /// Modifiers that no other table has.
  @MainActor static let modifiers: [TypeTableRow] = [
    TypeTableRow(
      "A().listRowPlatterColor(.red)",
      "ModifiedContent<A, _TraitWritingModifier<ListRowPlatterColorTraitKey>>",
      .interface
    ) {
      A().listRowPlatterColor(.red)
    },
    TypeTableRow(
      "A().allowedDynamicRange(.high)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<DynamicRange>>>",
      .interface
    ) {
      A().allowedDynamicRange(.high)
    },
    TypeTableRow(
      "A().symbolEffectsRemoved()",
      "ModifiedContent<A, _SymbolEffectsRemovedModifier>",
      .interface
    ) {
      A().symbolEffectsRemoved()
    },
    TypeTableRow(
      "A().symbolEffect(.pulse)",
      "ModifiedContent<A, _IndefiniteSymbolEffectModifier>",
      .interface
    ) {
      A().symbolEffect(.pulse)
    },
    TypeTableRow(
      "A().symbolEffect(.bounce, value: number)",
      "ModifiedContent<A, _DiscreteSymbolEffectModifier<Int>>",
      .interface
    ) {
      A().symbolEffect(.bounce, value: number)
    },
    TypeTableRow(
      "A().layoutDirectionBehavior(.mirrors)",
      "ModifiedContent<A, _LayoutDirectionBehaviorEffect>",
      .interface
    ) {
      A().layoutDirectionBehavior(.mirrors)
    },
    TypeTableRow(
      "A()._listLinkedGroup(true)",
      "ModifiedContent<A, _TraitWritingModifier<IsLinkedGroupTraitKey>>",
      .interface
    ) {
      A()._listLinkedGroup(true)
    },
    TypeTableRow(
      #"A().typeSelectEquivalent(Text("a"))"#,
      "ModifiedContent<A, _TraitWritingModifier<TypeSelectEquivalentKey>>",
      .interface
    ) {
      A().typeSelectEquivalent(Text("a"))
    },
    TypeTableRow(
      "A()._colorMonochrome(.red)",
      "ModifiedContent<A, _ColorMonochromeEffect>",
      .interface
    ) {
      A()._colorMonochrome(.red)
    },
    TypeTableRow(
      "A().itemProvider { nil }",
      "ModifiedContent<A, _TraitWritingModifier<ItemProviderTraitKey>>",
      .interface
    ) {
      A().itemProvider { nil }
    },
    TypeTableRow(
      "A()._untagged()",
      "ModifiedContent<A, _TraitWritingModifier<IsAuxiliaryContentTraitKey>>",
      .interface
    ) {
      A()._untagged()
    },
    TypeTableRow(
      "A()._onBindingChange(.constant(1)) { _ in }",
      "ModifiedContent<A, _BindingActionModifier<Int>>",
      .interface
    ) {
      A()._onBindingChange(.constant(1)) { _ in }
    },
    TypeTableRow(
      "A().gridCellAnchor(.center)",
      "ModifiedContent<A, _GridAnchorModifier>",
      .interface
    ) {
      A().gridCellAnchor(.center)
    },
    TypeTableRow(
      "A().gridColumnAlignment(.leading)",
      "ModifiedContent<A, _GridAlignmentModifier>",
      .interface
    ) {
      A().gridColumnAlignment(.leading)
    },
    TypeTableRow(
      "A().gridCellUnsizedAxes(.vertical)",
      "ModifiedContent<A, _GridUnsizedAxesModifier>",
      .interface
    ) {
      A().gridCellUnsizedAxes(.vertical)
    },
    TypeTableRow(
      "A().defaultWheelPickerItemHeight(3)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<CGFloat>>",
      .interface
    ) {
      A().defaultWheelPickerItemHeight(3)
    },
    TypeTableRow(
      "A().transformAnchorPreference(key: Bounds.self, value: .bounds) { $0 = $1 }",
      "ModifiedContent<A, _AnchorTransformModifier<CGRect, Bounds>>",
      .interface
    ) {
      A().transformAnchorPreference(key: Bounds.self, value: .bounds) { $0 = $1 }
    },
    TypeTableRow(
      "A()._identified(by: 1)",
      "ModifiedContent<A, _IdentifiedModifier<Int>>",
      .interface
    ) {
      A()._identified(by: 1)
    },
    TypeTableRow(
      "A().badgeProminence(.increased)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<BadgeProminence>>",
      .interface
    ) {
      A().badgeProminence(.increased)
    },
    TypeTableRow(
      "A().statusBarHidden()",
      "ModifiedContent<A, TransactionalPreferenceModifier<Bool, StatusBarKey>>",
      .interface
    ) {
      A().statusBarHidden()
    },
    TypeTableRow(
      "A().listRowSpacing(3)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<CGFloat>>>",
      .interface
    ) {
      A().listRowSpacing(3)
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
      "A().zIndex(1)",
      "ModifiedContent<A, _TraitWritingModifier<ZIndexTraitKey>>",
      .interface
    ) {
      A().zIndex(1)
    },
    TypeTableRow(
      "A().layoutPriority(1)",
      "ModifiedContent<A, _TraitWritingModifier<LayoutPriorityTraitKey>>",
      .interface
    ) {
      A().layoutPriority(1)
    },
    TypeTableRow(
      "A().luminanceToAlpha()",
      "ModifiedContent<A, _LuminanceToAlphaEffect>",
      .interface
    ) {
      A().luminanceToAlpha()
    },
    TypeTableRow(
      "A().containerShape(Circle())",
      "ModifiedContent<A, _ContainerShapeModifier<Circle>>",
      .interface
    ) {
      A().containerShape(Circle())
    },
    TypeTableRow(
      "A().transformPreference(Height.self) { $0 += 1 }",
      "ModifiedContent<A, _PreferenceTransformModifier<Height>>",
      .interface
    ) {
      A().transformPreference(Height.self) { $0 += 1 }
    },
    TypeTableRow(
      "A().flipsForRightToLeftLayoutDirection(true)",
      "ModifiedContent<A, _FlipForRTLEffect>",
      .interface
    ) {
      A().flipsForRightToLeftLayoutDirection(true)
    },
    TypeTableRow(
      "A().backgroundStyle(.red)",
      "ModifiedContent<A, _EnvironmentBackgroundStyleModifier<Color>>",
      .interface
    ) {
      A().backgroundStyle(.red)
    },
    TypeTableRow(
      "A().symbolRenderingMode(.palette)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<SymbolRenderingMode>>>",
      .interface
    ) {
      A().symbolRenderingMode(.palette)
    },
    TypeTableRow(
      "A().buttonBorderShape(.capsule)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<ButtonBorderShape>>",
      .interface
    ) {
      A().buttonBorderShape(.capsule)
    },
    TypeTableRow(
      #"A().previewDevice("iPhone")"#,
      "ModifiedContent<A, _TraitWritingModifier<PreviewDeviceTraitKey>>",
      .interface
    ) {
      A().previewDevice("iPhone")
    },
    TypeTableRow(
      #"A().previewDisplayName("a")"#,
      "ModifiedContent<A, _TraitWritingModifier<PreviewDisplayNameTraitKey>>",
      .interface
    ) {
      A().previewDisplayName("a")
    },
    TypeTableRow(
      #"A().coordinateSpace(name: "a")"#,
      "ModifiedContent<A, _CoordinateSpaceModifier<String>>",
      .interface
    ) {
      A().coordinateSpace(name: "a")
    },
    TypeTableRow(
      "A().navigationDestination(for: Int.self) { _ in B() }",
      "ModifiedContent<A, NavigationDestinationModifier<Int, B>>",
      .printed
    ) {
      A().navigationDestination(for: Int.self) { _ in B() }
    },
    TypeTableRow(
      "A().navigationDestination(isPresented: .constant(true)) { B() }",
      "ModifiedContent<A, ViewDestinationNavigationDestinationModifier<B>>",
      .inspected
    ) {
      A().navigationDestination(isPresented: .constant(true)) { B() }
    },
    TypeTableRow(
      #"A().onGeometryChange(for: CGSize.self, of: \.size) { _ in }"#,
      "ModifiedContent<A, _GeometryActionModifier<CGSize>>",
      .reimplementation
    ) {
      A().onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    },
    TypeTableRow(
      #"A().onGeometryChange(for: CGSize.self, of: \.size) { _, _ in }"#,
      "ModifiedContent<A, _GeometryActionModifier2<CGSize>>",
      .reimplementation
    ) {
      A().onGeometryChange(for: CGSize.self, of: \.size) { _, _ in }
    },
    TypeTableRow(
      #"A().userActivity("a") { _ in }"#,
      "ModifiedContent<A, UserActivityModifier>",
      .reimplementation
    ) {
      A().userActivity("a") { _ in }
    },
    TypeTableRow(
      "A().textScale(.secondary)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<Scale>>",
      .reimplementation
    ) {
      A().textScale(.secondary)
    },
    TypeTableRow(
      "A().labeledContentStyle(.automatic)",
      "ModifiedContent<A, _LabeledContentStyleModifier<AutomaticLabeledContentStyle>>",
      .reimplementation
    ) {
      A().labeledContentStyle(.automatic)
    },
    TypeTableRow(
      "A().toolbarTitleDisplayMode(.inline)",
      "ModifiedContent<A, _PreferenceTransformModifier<NavigationTitleKey>>",
      .reimplementation
    ) {
      A().toolbarTitleDisplayMode(.inline)
    },
    TypeTableRow(
      #"A().alert(isPresented: .constant(true)) { Alert(title: Text("a")) }"#,
      "ModifiedContent<A, AlertTransformModifier>",
      .inspected
    ) {
      A().alert(isPresented: .constant(true)) { Alert(title: Text("a")) }
    },
    TypeTableRow(
      "A().focusable(true) { _ in }",
      "ModifiedContent<A, _FocusableModifier>",
      .inspected
    ) {
      A().focusable(true) { _ in }
    },
    TypeTableRow(
      "A().onMoveCommand { _ in }",
      "ModifiedContent<A, OnCommandModifier>",
      .printed
    ) {
      A().onMoveCommand { _ in }
    },
    TypeTableRow(
      "A().onExitCommand {}",
      "ModifiedContent<A, OnCommandModifier>",
      .printed
    ) {
      A().onExitCommand {}
    },
    TypeTableRow(
      "A().contextMenu { B() }",
      "ModifiedContent<A, ContextMenuModifier<ZStack<ModifiedContent<B, StyleContextWriter<MenuStyleContext>>>>>",
      .printed
    ) {
      A().contextMenu { B() }
    },
    TypeTableRow(
      "A().dynamicTypeSize(.large)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<DynamicTypeSize>>",
      .reimplementation
    ) {
      A().dynamicTypeSize(.large)
    },
    TypeTableRow(
      "A().dynamicTypeSize(...(.large))",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<DynamicTypeSize>>",
      .reimplementation
    ) {
      A().dynamicTypeSize(...(.large))
    },
    TypeTableRow(
      "A().lineLimit(1...2)",
      "ModifiedContent<A, LineLimitModifier>",
      .reimplementation
    ) {
      A().lineLimit(1...2)
    },
    TypeTableRow(
      "A().lineLimit(2, reservesSpace: true)",
      "ModifiedContent<A, LineLimitModifier>",
      .reimplementation
    ) {
      A().lineLimit(2, reservesSpace: true)
    },
    TypeTableRow(
      "A().symbolVariant(.fill)",
      "ModifiedContent<A, _EnvironmentKeyTransformModifier<SymbolVariants>>",
      .reimplementation
    ) {
      A().symbolVariant(.fill)
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
      "A().unredacted()",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<RedactionReasons>>",
      .reimplementation
    ) {
      A().unredacted()
    },
    TypeTableRow(
      "A().scrollContentBackground(.hidden)",
      "ModifiedContent<A, ScrollContentBackgroundModifier>",
      .printed
    ) {
      A().scrollContentBackground(.hidden)
    },
    TypeTableRow(
      "A().toolbar(.hidden, for: .tabBar)",
      "ModifiedContent<A, ToolbarAppearanceModifier>",
      .inspected
    ) {
      A().toolbar(.hidden, for: .tabBar)
    },
    TypeTableRow(
      "A().onSubmit {}",
      "ModifiedContent<A, OnSubmitModifier>",
      .printed
    ) {
      A().onSubmit {}
    },
    TypeTableRow(
      "A().previewContext(Sized())",
      "ModifiedContent<A, _TraitWritingModifier<PreviewContextTraitKey>>",
      .interface
    ) {
      A().previewContext(Sized())
    },
    TypeTableRow(
      "A().autocorrectionDisabled()",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Bool>>>",
      .interface
    ) {
      A().autocorrectionDisabled()
    },
    TypeTableRow(
      "A().disableAutocorrection(true)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Bool>>>",
      .interface
    ) {
      A().disableAutocorrection(true)
    },
    TypeTableRow(
      "A().environmentObject(model)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Model>>>",
      .interface
    ) {
      A().environmentObject(model)
    },
    TypeTableRow(
      "A().baselineOffset(1)",
      "ModifiedContent<A, _EnvironmentKeyWritingModifier<CGFloat>>",
      .reimplementation
    ) {
      A().baselineOffset(1)
    },
    TypeTableRow(
      "HeaderLabel().transaction { _ in }",
      "_PushPopTransactionModifier<HeaderLabel>",
      .interface, value: HeaderLabel().transaction { _ in }),
    TypeTableRow(
      "HeaderLabel().animation(.default)",
      "_PushPopTransactionModifier<HeaderLabel>",
      .interface, value: HeaderLabel().animation(.default)),
    TypeTableRow(
      "HeaderLabel.Content.self",
      "_ViewModifier_Content<HeaderLabel>",
      .interface, type: HeaderLabel.Content.self),
    TypeTableRow(
      "A().focused(FocusState<Bool>().projectedValue)",
      "ModifiedContent<A, FocusStateBindingModifier<Bool>>",
      .printed
    ) {
      A().focused(FocusState<Bool>().projectedValue)
    },
    TypeTableRow(
      "A().focused(FocusState<Int?>().projectedValue, equals: 1)",
      "ModifiedContent<A, FocusStateBindingModifier<Optional<Int>>>",
      .printed
    ) {
      A().focused(FocusState<Int?>().projectedValue, equals: 1)
    },
    TypeTableRow(
      "A().swipeActions { B() }",
      "ModifiedContent<A, SwipeActionsModifier<B>>",
      .inspected
    ) {
      A().swipeActions { B() }
    },
    TypeTableRow(
      "A().popover(isPresented: .constant(true)) { B() }",
      "ModifiedContent<A, PopoverPresentationModifier<B>>",
      .inspected
    ) {
      A().popover(isPresented: .constant(true)) { B() }
    },
    TypeTableRow(
      #"A().alert("a", isPresented: .constant(true)) { B() }"#,
      "ModifiedContent<A, AlertModifier<B, EmptyView>>",
      .inspected
    ) {
      A().alert("a", isPresented: .constant(true)) { B() }
    },
    TypeTableRow(
      #"A().alert("a", isPresented: .constant(true)) { B() } message: { C() }"#,
      "ModifiedContent<A, AlertModifier<B, C>>",
      .inspected
    ) {
      A().alert("a", isPresented: .constant(true)) {
        B()
      } message: {
        C()
      }
    },
    TypeTableRow(
      #"A().confirmationDialog("a", isPresented: .constant(true)) { B() }"#,
      "ModifiedContent<A, ConfirmationDialogModifier<B, EmptyView>>",
      .inspected
    ) {
      A().confirmationDialog("a", isPresented: .constant(true)) { B() }
    },
    TypeTableRow(
      "A().toolbar { ToolbarItem { B() } }",
      "ModifiedContent<A, ToolbarModifier<(), ToolbarItem<(), B>>>",
      .inspected
    ) {
      A().toolbar { ToolbarItem { B() } }
    },
    TypeTableRow(
      "A().toolbar { ToolbarItem { B() }; ToolbarItem { C() } }",
      "ModifiedContent<A, ToolbarModifier<(), TupleToolbarContent<(ToolbarItem<(), B>, ToolbarItem<(), C>)>>>",
      .interface
    ) {
      A().toolbar {
        ToolbarItem { B() }
        ToolbarItem { C() }
      }
    },
    TypeTableRow(
      "A().toolbar { if on { ToolbarItem { B() } } else { ToolbarItem { C() } } }",
      "ModifiedContent<A, ToolbarModifier<(), _ConditionalContent<ToolbarItem<(), B>, ToolbarItem<(), C>>>>",
      .interface
    ) {
      A().toolbar {
        if on {
          ToolbarItem { B() }
        } else {
          ToolbarItem { C() }
        }
      }
    },
    TypeTableRow(
      "A().tabItem { B() }",
      "ModifiedContent<A, PlatformItemTraitWriter<TraitKey, B>>",
      .inspected
    ) {
      A().tabItem { B() }
    },
    TypeTableRow(
      "A().navigationBarItems(trailing: B())",
      "ModifiedContent<A, _PreferenceWritingModifier<NavigationBarItemsKey>>",
      .inspected
    ) {
      A().navigationBarItems(trailing: B())
    },
    TypeTableRow(
      "A().environmentObject(model).preferredColorScheme(.light).task {}",
      "ModifiedContent<ModifiedContent<ModifiedContent<A, _EnvironmentKeyWritingModifier<Optional<Model>>>, _PreferenceWritingModifier<PreferredColorSchemeKey>>, _TaskModifier>",
      .interface
    ) {
      A().environmentObject(model).preferredColorScheme(.light).task {}
    },
  ]
}
