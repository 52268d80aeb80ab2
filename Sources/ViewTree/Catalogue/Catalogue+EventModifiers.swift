extension Catalogue {
  /// Modifiers that do something when something happens.
  static let eventModifierEntries: [CatalogueEntry] = [
    .modifier("_AppearanceActionModifier", "onAppear"),
    .modifier("_TaskModifier", "task"),
    .modifier("_TaskModifier2", "task"),
    .modifier("_TaskValueModifier", "task"),
    .modifier("_TaskValueModifier2", "task"),
    .modifier("_ValueActionModifier", "onChange"),
    .modifier("_ValueActionModifier2", "onChange"),
    .modifier("_BindingActionModifier", "onBindingChange"),
    .modifier("_PreferenceActionModifier", "onPreferenceChange"),
    .modifier("_GeometryActionModifier", "onGeometryChange"),
    .modifier("_GeometryActionModifier2", "onGeometryChange"),
    .modifier("_HoverRegionModifier", "onHover"),
    .modifier("_DraggingModifier", "onDrag"),
    .modifier("_DigitalCrownModifier", "digitalCrownRotation"),
    .modifier("_TooltipModifier", "help"),
    .modifier("OnSubmitModifier", "onSubmit"),
    // What gives its type is `onExitCommand` or `onMoveCommand`: the type does not tell.
    .modifier("OnCommandModifier", "onCommand"),
    .modifier("RefreshableModifier", "refreshable"),
    .modifier("OnOpenURLModifier", "onOpenURL"),
    .modifier("OpenURLModifier", "onOpenURL"),
    .modifier("FeedbackModifier", "sensoryFeedback"),
    .modifier("OnDragModifier", "onDrag"),
    .modifier("OnDropModifier", "onDrop"),
    .modifier("HoverEffectModifier", "hoverEffect"),
    .modifier("ContinuousHoverModifier", "onContinuousHover"),
    .modifier("DraggableModifier", "draggable"),
    .modifier("DropDestinationModifier", "dropDestination"),
    .modifier("KeyPressModifier", "onKeyPress"),
    .modifier("PhaseAnimatorModifier", "phaseAnimator"),
    .modifier("KeyframeAnimatorModifier", "keyframeAnimator"),
    .modifier("BodyTransactionModifier", "animation", .role("animation", 0)),
    .modifier("ScrollTransitionModifier", "scrollTransition"),
    .modifier("VisualEffectModifier", "visualEffect"),
    .modifier("ScrollGeometryActionModifier", "onScrollGeometryChange"),
    .modifier("ScrollPhaseActionModifier", "onScrollPhaseChange"),
    .modifier("ScrollVisibilityActionModifier", "onScrollVisibilityChange"),
    .modifier("ScrollTargetVisibilityActionModifier", "onScrollTargetVisibilityChange"),
    .modifier("ContinueUserActivityModifier", "onContinueUserActivity"),
    .modifier("HandlesExternalEventsModifier", "handlesExternalEvents"),
    .modifier("UIGestureRecognizerModifier", "gesture"),
  ]

  /// Modifiers that attach a gesture.
  static let gestureModifierEntries: [CatalogueEntry] = [
    // Over an ended tap it is `onTapGesture`: see ``CatalogueLabel``.
    .modifier("AddGestureModifier", "gesture"),
    .modifier("HighPriorityGestureModifier", "highPriorityGesture"),
    .modifier("SimultaneousGestureModifier", "simultaneousGesture"),
    .modifier("TapGestureModifier", "onTapGesture"),
    .modifier("LongPressGestureModifier", "onLongPressGesture"),
  ]
}
