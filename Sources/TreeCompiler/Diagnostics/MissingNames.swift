/// The names of SwiftUI that do not compile here: the rows of `docs/coverage.md` that are `missing`, by
/// kind. A test compares the two.
enum MissingNames {
  /// A kind of name in a line `kind:`, then a name a line, with its note after ` | `.
  static let table = """
    environment value:
    accessibilityAssistiveAccessEnabled | new in iOS 18
    accessibilityReduceHighlightingEffects | new in iOS 26; nearest: `accessibilityReduceTransparency`
    accessibilityShowBorders | new in iOS 26; nearest: `accessibilityShowButtonShapes`
    activityFamily | part of WidgetKit
    askPermission | part of PermissionKit
    authorizationController | part of AuthenticationServices
    complicationRenderingMode | part of ClockKit
    controlActiveState | macOS only; nearest: `scenePhase`
    credentialDataManager | part of AuthenticationServices
    credentialExportManager | part of AuthenticationServices
    credentialImportManager | part of AuthenticationServices
    devicePickerSupports | part of DeviceDiscoveryUI
    dismissImmersiveSpace | visionOS only; nearest: `dismissWindow`
    displayStoreKitMessage | part of StoreKit
    documentConfiguration
    findContext | new in iOS 26
    fontResolutionContext | new in iOS 26; nearest: `font`
    imagePlaygroundAllowedGenerationStyles | part of ImagePlayground
    imagePlaygroundOptions | part of ImagePlayground
    imagePlaygroundPersonalizationPolicy | part of ImagePlayground
    imagePlaygroundSelectedGenerationStyle | part of ImagePlayground
    immersiveSpaceDisplacement | visionOS only
    isActivityFullscreen | part of WidgetKit
    isActivityUpdateReduced | part of WidgetKit
    isHoverEffectEnabled | nearest: `isFocusEffectEnabled`
    isSceneCaptured | nearest: `scenePhase`
    isUserAuthenticationEnabled | tvOS only
    levelOfDetail | visionOS only
    managedObjectContext | part of CoreData
    modelContext | part of SwiftData
    newDocument | nearest: `openWindow`
    openDocument | nearest: `openURL`
    openImmersiveSpace | visionOS only; nearest: `openWindow`
    openSettings | macOS only; nearest: `openWindow`
    physicalMetrics | visionOS only
    preferredPencilDoubleTapAction
    preferredPencilSqueezeAction
    purchase | part of StoreKit
    pushWindow | visionOS only; nearest: `openWindow`
    realityKitScene | part of RealityKit
    realityViewCameraControls | part of RealityKit
    remoteDeviceIdentifier | visionOS only
    requestAgeRange | part of DeclaredAgeRange
    requestReview | part of StoreKit
    resetFocus
    showsWidgetContainerBackground | part of WidgetKit
    showsWidgetLabel | part of WidgetKit
    supportedActivityFamilies | part of WidgetKit
    supportsImagePlayground | part of ImagePlayground
    supportsRemoteScenes | visionOS only
    surfaceSnappingInfo | visionOS only
    toolbarLabelStyle | macOS only; nearest: `labelsVisibility`
    webAuthenticationSession | part of AuthenticationServices
    widgetContentMargins | part of WidgetKit
    widgetFamily | part of WidgetKit
    widgetRenderingMode | part of WidgetKit
    windowClippingMargins | visionOS only
    worldTrackingLimitations | visionOS only
    macro:
    @Attribute | part of SwiftData
    @Model | part of SwiftData
    @ModelActor | part of SwiftData
    @Query | part of SwiftData
    @Relationship | part of SwiftData
    @Transient | part of SwiftData
    member:
    ContainerBackgroundPlacement.subscriptionStore | part of StoreKit
    ContainerBackgroundPlacement.subscriptionStoreFullHeight | part of StoreKit
    ContainerBackgroundPlacement.subscriptionStoreHeader | part of StoreKit
    ContainerBackgroundPlacement.window | macOS only
    ContentShapeKinds.focusEffect | watchOS and macOS only
    DatePickerStyle.field | macOS only
    DatePickerStyle.stepperField | macOS only
    Font.TextStyle.extraLargeTitle | visionOS only
    Font.TextStyle.extraLargeTitle2 | visionOS only
    Font.extraLargeTitle | visionOS only
    Font.extraLargeTitle2 | visionOS only
    ImageRenderer.nsImage | macOS only; nearest: `ImageRenderer.uiImage`
    NavigationTransition.crossFade | new in iOS 27; nearest: `NavigationTransition`
    PickerStyle.tabs | new in iOS 27; nearest: `.segmented`
    PrimitiveButtonStyle.accessoryBar | macOS only
    PrimitiveButtonStyle.accessoryBarAction | macOS only
    PrimitiveButtonStyle.card | tvOS only; nearest: `.bordered`
    Scene.defaultLaunchBehavior | new in iOS 18
    Scene.defaultWindowPlacement | new in iOS 18
    Scene.defaultWorldScaling | visionOS only
    Scene.dialogIcon | macOS only
    Scene.dialogSeverity | macOS only
    Scene.dialogSuppressionToggle | macOS only
    Scene.immersionStyle
    Scene.immersiveContentBrightness | visionOS only
    Scene.immersiveEnvironmentBehavior | visionOS only
    Scene.keyboardShortcut
    Scene.menuBarExtraStyle
    Scene.persistentSystemOverlays | new in iOS 18
    Scene.restorationBehavior | new in iOS 18
    Scene.upperLimbVisibility | visionOS only
    Scene.volumeWorldAlignment | visionOS only
    Scene.windowBackgroundDragBehavior | macOS only
    Scene.windowIdealPlacement | macOS only
    Scene.windowIdealSize | macOS only
    Scene.windowLevel | new in iOS 18
    Scene.windowManagerRole | macOS only
    Scene.windowResizeBehavior | new in iOS 18; nearest: `Scene.windowResizability`
    Scene.windowStyle
    Scene.windowToolbarLabelStyle | macOS only
    Scene.windowToolbarStyle
    TabRole.prominent | new in iOS 27
    TabViewStyle.carousel | watchOS only; nearest: `.page`
    TabViewStyle.grouped | macOS only; nearest: `SidebarAdaptableTabViewStyle`
    TabViewStyle.verticalPage | watchOS only; nearest: `.page`
    ToolbarItemPlacement.accessoryBar | macOS only
    ToolbarItemPlacement.bottomOrnament | visionOS only
    ToolbarItemPlacement.topBarPinnedTrailing | new in iOS 27
    ToolbarPlacement.accessoryBar | macOS only
    ToolbarPlacement.bottomOrnament | visionOS only
    modifier:
    _addingBackgroundGroup
    _addingBackgroundLayer
    _automaticPadding
    _colorMatrix
    _cover
    _defaultContext
    _detached
    _ignoresAutomaticPadding
    _navigationDestination
    _onButtonGesture
    _onEnvironmentChange
    _prefersDefaultFocus
    _safeAreaInsets
    _scrollable
    _statusBar
    _statusBarHidden
    _tightPadding
    accessibilityChartDescriptor | nearest: `accessibilityRepresentation`
    accessibilityQuickAction | watchOS only; nearest: `accessibilityAction`
    accessoryWidgetGroupStyle | part of WidgetKit
    activityBackgroundTint | part of WidgetKit
    activitySystemActionForegroundColor | part of WidgetKit
    addOrderToWalletButtonStyle | part of PassKit
    addPassToWalletButtonStyle | part of PassKit
    allowsWindowActivationEvents | new in iOS 18; macOS only; nearest: `allowsHitTesting`
    alternatingRowBackgrounds | macOS only
    appStoreMerchandising | part of StoreKit
    appStoreOverlay | part of StoreKit
    aspectRatio3D | visionOS only; nearest: `aspectRatio`
    assistiveAccessNavigationIcon | new in iOS 26
    attributedTextFormattingDefinition | new in iOS 26
    automatedDeviceEnrollmentAddition | part of AutomatedDeviceEnrollment
    breakthroughEffect | visionOS only
    cameraAnchor | part of AVKit
    certificateSheet | part of SecurityUI
    chart3DCameraProjection | part of Charts
    chart3DPose | part of Charts
    chart3DRenderingStyle | part of Charts
    chartAngleSelection | part of Charts
    chartBackground | part of Charts
    chartForegroundStyleScale | part of Charts
    chartGesture | part of Charts
    chartLegend | part of Charts
    chartLineStyleScale | part of Charts
    chartOverlay | part of Charts
    chartPlotStyle | part of Charts
    chartScrollPosition | part of Charts
    chartScrollTargetBehavior | part of Charts
    chartScrollableAxes | part of Charts
    chartSymbolScale | part of Charts
    chartSymbolSizeScale | part of Charts
    chartXAxis | part of Charts
    chartXAxisLabel | part of Charts
    chartXAxisStyle | part of Charts
    chartXScale | part of Charts
    chartXSelection | part of Charts
    chartXVisibleDomain | part of Charts
    chartYAxis | part of Charts
    chartYAxisLabel | part of Charts
    chartYAxisStyle | part of Charts
    chartYScale | part of Charts
    chartYSelection | part of Charts
    chartYVisibleDomain | part of Charts
    chartZAxis | part of Charts
    chartZAxisLabel | part of Charts
    chartZScale | part of Charts
    chartZSelection | part of Charts
    complicationForeground | watchOS only
    contactAccessButtonCaption | part of ContactsUI
    contactAccessButtonStyle | part of ContactsUI
    contactAccessPicker | part of ContactsUI
    containerCornerOffset | new in iOS 26; nearest: `safeAreaPadding`
    contentCaptureProtected | new in iOS 18; nearest: `privacySensitive`
    contentToolbar | new in iOS 26; nearest: `toolbar`
    continuityDevicePicker | part of AVKit
    controlWidgetActionHint | part of WidgetKit
    controlWidgetStatus | part of WidgetKit
    copyable | macOS only; nearest: `draggable`
    currentEntitlementTask | part of StoreKit
    cuttable | macOS only; nearest: `draggable`
    dialogPreventsAppTermination | macOS only
    digitalCrownAccessory | watchOS only
    digitalCrownRotation | watchOS only
    dismissalConfirmationDialog | new in iOS 18; macOS only; nearest: `confirmationDialog`
    documentBrowserContextMenu | new in iOS 18; nearest: `contextMenu`
    dragConfiguration | new in iOS 26; nearest: `draggable`
    dragContainer | new in iOS 26; nearest: `draggable`
    dragContainerSelection | new in iOS 26; nearest: `draggable`
    dragPreviewsFormation | new in iOS 26; nearest: `draggable`
    dropConfiguration | new in iOS 26; nearest: `dropDestination`
    dropPreviewsFormation | new in iOS 26; nearest: `dropDestination`
    dynamicIsland | part of WidgetKit
    exportableToServices | macOS only
    exportsItemProviders | macOS only; nearest: `itemProvider`
    familyActivityPicker | part of FamilyControls
    focusScope | nearest: `focusSection`
    gameSaveSyncingAlert | part of GameSave
    glassBackgroundEffect | visionOS only; nearest: `background`
    groupActivityAssociation | part of GroupActivities
    handGestureShortcut | new in iOS 18
    handPointerBehavior | visionOS only
    handlesGameControllerEvents | part of GameController
    healthDataAccessRequest | part of HealthKit
    horizontalRadioGroupLayout | macOS only
    hoverEffectGroup | visionOS only; nearest: `hoverEffect`
    imagePlaygroundGenerationStyle | part of ImagePlayground
    imagePlaygroundOptions | part of ImagePlayground
    imagePlaygroundPersonalizationPolicy | part of ImagePlayground
    imagePlaygroundSheet | part of ImagePlayground
    immersiveEnvironmentPicker | visionOS only
    importableFromServices | macOS only
    importsItemProviders | macOS only
    inAppPurchaseOptions | part of StoreKit
    journalingSuggestionsPicker | part of JournalingSuggestions
    listRowHoverEffect | nearest: `hoverEffect`
    listRowHoverEffectDisabled | nearest: `hoverEffect`
    lookAroundViewer | part of MapKit
    manageSubscriptionsSheet | part of StoreKit
    managedContentStyle | part of ManagedAppDistribution
    manipulable | visionOS only
    manipulationGesture | visionOS only
    mapCameraKeyframeAnimator | part of MapKit
    mapControlVisibility | part of MapKit
    mapControls | part of MapKit
    mapFeatureSelectionAccessory | part of MapKit
    mapFeatureSelectionContent | part of MapKit
    mapFeatureSelectionDisabled | part of MapKit
    mapItemDetailPopover | part of MapKit
    mapItemDetailSheet | part of MapKit
    mapScope | part of MapKit
    mapStyle | part of MapKit
    menuButtonStyle | macOS only; nearest: `menuStyle`
    modelContainer | part of SwiftData
    modelContext | part of SwiftData
    modifierKeyAlternate | new in iOS 18; macOS only; nearest: `onKeyPress`
    musicSubscriptionOffer | part of MusicKit
    offerCodeRedemption | part of StoreKit
    onAppIntentExecution | part of AppIntents
    onApplePayCouponCodeChange | part of PassKit
    onApplePayPaymentMethodChange | part of PassKit
    onApplePayShippingContactChange | part of PassKit
    onApplePayShippingMethodChange | part of PassKit
    onAssignedDocumentDidSubmit | part of ClassKit
    onAssignedDocumentDidWithdraw | part of ClassKit
    onAssignedDocumentWillSubmit | part of ClassKit
    onAssignedDocumentWillWithdraw | part of ClassKit
    onCameraCaptureEvent | part of AVKit
    onCommand | macOS only; nearest: `onKeyPress`
    onCopyCommand | macOS only; nearest: `draggable`
    onCutCommand | macOS only; nearest: `draggable`
    onDeleteCommand | macOS only; nearest: `onKeyPress`
    onDragSessionUpdated | new in iOS 26; nearest: `draggable`
    onDropSessionUpdated | new in iOS 26; nearest: `dropDestination`
    onGeometryChange3D | visionOS only; nearest: `onGeometryChange`
    onImmersionChange | visionOS only
    onInAppPurchaseCompletion | part of StoreKit
    onInAppPurchaseStart | part of StoreKit
    onInteractiveResizeChange | new in iOS 26; nearest: `onGeometryChange`
    onLongTouchGesture | tvOS only; nearest: `onLongPressGesture`
    onMapCameraChange | part of MapKit
    onModifierKeysChanged | new in iOS 18; macOS only; nearest: `onKeyPress`
    onPasteCommand | macOS only; nearest: `dropDestination`
    onPencilDoubleTap | new in iOS 18; nearest: `onTapGesture`
    onPencilSqueeze | new in iOS 18; nearest: `onTapGesture`
    onPlayPauseCommand | tvOS only; nearest: `onKeyPress`
    onVolumeViewpointChange | visionOS only
    onWorldRecenter | visionOS only
    ornament | visionOS only; nearest: `overlay`
    padding3D | visionOS only; nearest: `padding`
    pageCommand | tvOS only
    pasteDestination | macOS only; nearest: `dropDestination`
    payLaterViewAction | part of PassKit
    payLaterViewDisplayStyle | part of PassKit
    payWithApplePayButtonDisableCardArt | part of PassKit
    payWithApplePayButtonStyle | part of PassKit
    perspectiveRotationEffect | visionOS only; nearest: `rotation3DEffect`
    photosPicker | part of PhotosUI
    photosPickerAccessoryVisibility | part of PhotosUI
    photosPickerDisabledCapabilities | part of PhotosUI
    photosPickerStyle | part of PhotosUI
    pointerStyle | new in iOS 18; macOS and visionOS only
    pointerVisibility | new in iOS 18; macOS and visionOS only
    popoverTip | part of TipKit
    preferredSubscriptionOffer | part of StoreKit
    preferredSubscriptionPricingTerms | part of StoreKit
    preferredSurroundingsEffect | visionOS only
    preferredWindowClippingMargins | visionOS only
    prefersDefaultFocus | nearest: `defaultFocus`
    presentationBreakthroughEffect | visionOS only
    presentationPreventsAppTermination | macOS only
    presentedWindowStyle | macOS only
    presentedWindowToolbarStyle | macOS only
    productDescription | part of StoreKit
    productIconBorder | part of StoreKit
    productViewStyle | part of StoreKit
    quickLookPreview | part of QuickLook
    realityViewCameraControls | part of RealityKit
    realityViewLayoutBehavior | part of RealityKit
    refundRequestSheet | part of StoreKit
    rotation3DLayout | visionOS only; nearest: `rotation3DEffect`
    scaledToFill3D | visionOS only; nearest: `scaledToFill`
    scaledToFit3D | visionOS only; nearest: `scaledToFit`
    scrollInputBehavior | new in iOS 18; nearest: `scrollDisabled`
    shortcutsLinkStyle | part of AppIntents
    signInWithAppleButtonStyle | part of AuthenticationServices
    siriTipViewStyle | part of AppIntents
    spatialOverlay | visionOS only; nearest: `overlay`
    spatialOverlayPreferenceValue | visionOS only; nearest: `overlayPreferenceValue`
    storeButton | part of StoreKit
    storeProductTask | part of StoreKit
    storeProductsTask | part of StoreKit
    subscriptionIntroductoryOffer | part of StoreKit
    subscriptionOfferViewButtonVisibility | part of StoreKit
    subscriptionOfferViewDetailAction | part of StoreKit
    subscriptionOfferViewStyle | part of StoreKit
    subscriptionPromotionalOffer | part of StoreKit
    subscriptionStatusTask | part of StoreKit
    subscriptionStoreButtonLabel | part of StoreKit
    subscriptionStoreControlBackground | part of StoreKit
    subscriptionStoreControlIcon | part of StoreKit
    subscriptionStoreControlStyle | part of StoreKit
    subscriptionStoreOptionGroupStyle | part of StoreKit
    subscriptionStorePickerItemBackground | part of StoreKit
    subscriptionStorePolicyDestination | part of StoreKit
    subscriptionStorePolicyForegroundStyle | part of StoreKit
    subscriptionStoreSignInAction | part of StoreKit
    supportedVolumeViewpoints | visionOS only
    tabPlacement | new in iOS 18; nearest: `tabItem`
    tabletopGame | part of TabletopKit
    textInputCompletion | new in iOS 18; macOS only; nearest: `searchCompletion`
    textInputFormattingControlVisibility | new in iOS 26
    textInputSuggestions | new in iOS 18; macOS only; nearest: `searchSuggestions`
    tipAnchor | part of TipKit
    tipBackground | part of TipKit
    tipBackgroundInteraction | part of TipKit
    tipCornerRadius | part of TipKit
    tipImageSize | part of TipKit
    tipImageStyle | part of TipKit
    tipViewStyle | part of TipKit
    toolbarForegroundStyle | watchOS only; nearest: `toolbarColorScheme`
    toolbarItemHidden | new in iOS 26; nearest: `toolbar`
    touchBar | macOS only
    touchBarCustomizationLabel | macOS only
    touchBarItemPresence | macOS only
    touchBarItemPrincipal | macOS only
    transactionPicker | part of FinanceKit
    transactionTask | part of PassKit
    transform3DEffect | visionOS only; nearest: `transformEffect`
    translationPresentation | part of Translation
    translationTask | part of Translation
    upperLimbVisibility | visionOS only
    verifyIdentityWithWalletButtonStyle | part of PassKit
    visualEffect3D | visionOS only; nearest: `visualEffect`
    volumeBaseplateVisibility | visionOS only
    webViewBackForwardNavigationGestures | part of WebKit
    webViewContentBackground | part of WebKit
    webViewContextMenu | part of WebKit
    webViewElementFullscreenBehavior | part of WebKit
    webViewLinkPreviews | part of WebKit
    webViewMagnificationGestures | part of WebKit
    webViewOnScrollGeometryChange | part of WebKit
    webViewScrollInputBehavior | part of WebKit
    webViewScrollPosition | part of WebKit
    webViewTextSelection | part of WebKit
    widgetAccentable | part of WidgetKit
    widgetCurvesContent | part of WidgetKit
    widgetLabel | part of WidgetKit
    widgetURL | part of WidgetKit
    windowDismissBehavior | macOS only
    windowFullScreenBehavior | macOS only
    windowMinimizeBehavior | macOS only
    windowResizeAnchor | macOS only
    windowResizeBehavior | new in iOS 18; nearest: `Scene.windowResizability`
    windowToolbarFullScreenVisibility | macOS only
    workoutPreview | part of WorkoutKit
    writingDirection | new in iOS 26; nearest: `multilineTextAlignment`
    writingToolsAffordanceVisibility | new in iOS 18; nearest: `writingToolsBehavior`
    module:
    ARKit
    AVFoundation
    AVKit | with `VideoPlayer`
    Accelerate
    Accessibility | with `AccessibilityNotification`, `AXChartDescriptor`
    ActivityKit
    AppIntents
    AppKit | UIKit's names are there in its place
    AppTrackingTransparency
    AudioToolbox
    AuthenticationServices | with `SignInWithAppleButton`
    BackgroundTasks
    CallKit
    CarPlay
    Charts | with `Chart` and its marks
    CloudKit
    Cocoa | UIKit's names are there in place of AppKit's
    Contacts
    ContactsUI
    CoreAudio
    CoreBluetooth
    CoreData | with `FetchRequest`, `NSManagedObjectContext`
    CoreHaptics
    CoreImage
    CoreLocation
    CoreLocationUI | with `LocationButton`
    CoreML
    CoreMedia
    CoreMotion
    CoreNFC
    CoreSpotlight
    CoreText
    CoreVideo
    CryptoKit
    DeviceActivity
    EventKit
    EventKitUI
    FamilyControls
    FoundationModels
    GameController
    GameKit
    GameplayKit
    GroupActivities
    HealthKit
    HomeKit
    ImageIO
    ImagePlayground
    Intents
    IntentsUI
    JavaScriptCore
    LinkPresentation
    LocalAuthentication
    MapKit | with `Map` and its markers
    MediaPlayer
    MessageUI
    Metal
    MetalKit | with `MTKView`
    MobileCoreServices | its successor `UniformTypeIdentifiers` is there
    MultipeerConnectivity
    MusicKit
    NaturalLanguage
    Network
    NetworkExtension
    PDFKit | with `PDFView`
    PassKit | with `PayWithApplePayButton`
    PencilKit | with `PKCanvasView`
    Photos
    PhotosUI | with `PhotosPicker`
    QuickLook | with `quickLookPreview`
    RealityKit | with `RealityView`
    ReplayKit
    RoomPlan
    SafariServices
    SceneKit | with `SceneView`
    Security
    ServiceManagement
    ShazamKit
    SoundAnalysis
    Speech
    SpriteKit | with `SpriteView`
    StoreKit | with `ProductView`, `StoreView`, `requestReview`
    SwiftData | with `Query`, `Model`, `modelContainer`
    SystemConfiguration
    TipKit | with `TipView`
    Translation | with `translationPresentation`
    UserNotifications
    VideoToolbox
    Vision
    VisionKit
    WatchConnectivity
    WatchKit
    WeatherKit
    WebKit | with `WebView`, `WKWebView`
    WidgetKit | with `Widget` and its timelines
    simd | `SIMD2` to `SIMD4` are Swift's own
    type:
    ARView | part of RealityKit
    ASAuthorizationAppleIDButton | part of AuthenticationServices
    AVAudioPlayer | part of AVFoundation
    AVAudioSession | part of AVFoundation
    AVCaptureSession | part of AVFoundation
    AVPlayer | part of AVFoundation
    AXChartDescriptorRepresentable
    AccessibilityNotification | part of Accessibility
    AccessibilityQuickActionOutlineStyle | watchOS only
    AccessibilityQuickActionPromptStyle | watchOS only
    AccessibilityQuickActionStyle | watchOS only
    AccessoryBarActionButtonStyle | macOS only; nearest: `BorderedButtonStyle`
    AccessoryBarButtonStyle | macOS only; nearest: `BorderedButtonStyle`
    AccessoryWidgetBackground | part of WidgetKit
    AccessoryWidgetGroup | part of WidgetKit
    AccessoryWidgetGroupStyle | part of WidgetKit
    ActivityAttributes | part of ActivityKit
    ActivityConfiguration | part of WidgetKit
    ActivityFamily | part of WidgetKit
    AlertScene | macOS only
    Alignment3D | visionOS only
    AlternatingRowBackgroundBehavior | macOS only
    AnimatableValues | new in iOS 26; nearest: `AnimatablePair`
    AnyNavigationTransition | new in iOS 27; nearest: `ZoomNavigationTransition`
    AnyTabContent | new in iOS 18
    AppIntent | part of AppIntents
    AppIntentConfiguration | part of WidgetKit
    AppIntentTimelineProvider | part of WidgetKit
    AppShortcutsProvider | part of AppIntents
    AreaMark | part of Charts
    AreaPlot | part of Charts
    AssistiveAccess | new in iOS 26
    AttributedTextFormatting | new in iOS 26
    AttributedTextFormattingDefinition | new in iOS 26
    AttributedTextValueConstraint | new in iOS 26
    AutomaticGlassBackgroundEffect | visionOS only
    AutomaticHoverEffect | new in iOS 18
    AutomaticImmersionStyle | visionOS only
    AutomaticMenuBarExtraStyle | macOS only
    AxisGridLine | part of Charts
    AxisMark | part of Charts
    AxisMarks | part of Charts
    AxisTick | part of Charts
    AxisValueLabel | part of Charts
    BarMark | part of Charts
    BorderlessButtonMenuButtonStyle | macOS only
    BorderlessPullDownMenuButtonStyle | macOS only
    BreakthroughEffect | visionOS only
    CIContext | part of CoreImage
    CIFilter | part of CoreImage
    CLLocation | part of CoreLocation
    CLLocationCoordinate2D | part of CoreLocation
    CLLocationManager | part of CoreLocation
    CMMotionManager | part of CoreMotion
    CNContact | part of Contacts
    CardButtonStyle | tvOS only; nearest: `BorderedButtonStyle`
    CarouselTabViewStyle | watchOS only; nearest: `PageTabViewStyle`
    Chart | part of Charts
    Chart3D | part of Charts
    ChartContent | part of Charts
    ChartProxy | part of Charts
    Chirality | visionOS only
    Color.ResolvedHDR | new in iOS 26; nearest: `Color.Resolved`
    ColorMatrix | nearest: `colorMultiply`
    ContactAccessButton | part of ContactsUI
    ContentHoverEffect | new in iOS 18
    ContentToolbarPlacement | new in iOS 26
    ControlActiveState | macOS only
    ControlWidget | part of WidgetKit
    ControlWidgetConfiguration | part of WidgetKit
    ControlWidgetConfigurationBuilder | part of WidgetKit
    ControlWidgetTemplate | part of WidgetKit
    ControlWidgetTemplateBuilder | part of WidgetKit
    CrossFadeNavigationTransition | new in iOS 27; nearest: `ZoomNavigationTransition`
    CustomHoverEffect | new in iOS 18
    DebugReplaceableView | new in iOS 18
    DefaultDocumentGroupLaunchActions | new in iOS 18
    DefaultMenuButtonStyle | macOS only
    DefaultSettingsLinkLabel | macOS only
    DefaultWindowStyle | macOS only
    DefaultWindowToolbarStyle | macOS only
    DefaultWindowVisibilityToggleLabel | new in iOS 18; macOS only
    DepthAlignment | visionOS only
    DepthAlignmentID | visionOS only
    DigitalCrownEvent | watchOS only
    DigitalCrownRotationalSensitivity | watchOS only
    DismissBehavior
    DismissImmersiveSpaceAction | visionOS only
    DisplayProxy | macOS only
    DocumentBaseBox | new in iOS 18
    DocumentConfiguration
    DocumentGroupLaunchScene | new in iOS 18; nearest: `DocumentGroup`
    DocumentLaunchGeometryProxy | new in iOS 18
    DocumentLaunchView | new in iOS 18
    DragConfiguration | new in iOS 26
    DragDropPreviewsFormation | new in iOS 26
    DragSession | new in iOS 26
    DropConfiguration | new in iOS 26
    DropSession | new in iOS 26
    DynamicIsland | part of WidgetKit
    EKEventStore | part of EventKit
    EdgeInsets3D | visionOS only
    EmptyControlWidgetConfiguration | part of WidgetKit
    EmptyControlWidgetTemplate | part of WidgetKit
    EmptyHoverEffect | new in iOS 18
    EmptyWidgetConfiguration | part of WidgetKit
    EnvironmentalModifier
    ExpandedWindowToolbarStyle | macOS only
    FeatheredGlassBackgroundEffect | visionOS only
    FetchDescriptor | part of SwiftData
    FetchRequest | part of CoreData
    FetchedResults | part of CoreData
    FieldDatePickerStyle | macOS only; nearest: `CompactDatePickerStyle`
    FindContext | new in iOS 26
    FrameResizeDirection | new in iOS 18
    FrameResizePosition | new in iOS 18
    FullImmersionStyle | visionOS only
    GeometryProxy3D | visionOS only
    GlassBackgroundDisplayMode | visionOS only
    GlassBackgroundEffect | visionOS only
    GlassBackgroundEffectConfiguration | visionOS only
    GraphicsContext.BlendMode
    GroupHoverEffect | new in iOS 18
    GroupedTabViewStyle | macOS only; nearest: `SidebarAdaptableTabViewStyle`
    HKHealthStore | part of HealthKit
    HSplitView | macOS only; nearest: `NavigationSplitView`
    HandActivationBehavior | visionOS only
    HandGestureShortcut | new in iOS 18
    HandPointerBehavior | visionOS only
    HelpLink | macOS only; nearest: `Link`
    HiddenTitleBarWindowStyle | macOS only
    HighlightHoverEffect | new in iOS 18
    HorizontalDirection | new in iOS 18
    HoverEffectPhaseOverride | visionOS only
    ImmersionChangeContext | visionOS only
    ImmersionStyle | visionOS only
    ImmersiveContentBrightness | visionOS only
    ImmersiveEnvironmentBehavior | visionOS only
    ImmersiveSpace | visionOS only; nearest: `WindowGroup`
    ImmersiveSpaceContent | visionOS only
    ImmersiveSpaceContentBuilder | visionOS only
    ImmersiveSpaceViewContent | visionOS only
    ImportFromDevicesCommands | macOS only
    IntentConfiguration | part of WidgetKit
    IntentTimelineProvider | part of WidgetKit
    KeyframeTimeline
    LAContext | part of LocalAuthentication
    LPLinkView | part of LinkPresentation
    LevelOfDetail | visionOS only
    LiftHoverEffect | new in iOS 18
    LimitedAvailabilityConfiguration
    LineMark | part of Charts
    LinePlot | part of Charts
    LocationButton | part of CoreLocationUI
    MFMailComposeViewController | part of MessageUI
    MKCoordinateRegion | part of MapKit
    MKCoordinateSpan | part of MapKit
    MKMapItem | part of MapKit
    MKMapView | part of MapKit
    Manipulable | visionOS only
    ManipulableModifier | visionOS only
    ManipulableResponderModifier | visionOS only
    ManipulableTransformBindingModifier | visionOS only
    ManipulationGeometryModifier | visionOS only
    ManipulationGestureModifier | visionOS only
    ManipulationUsingGestureStateModifier | visionOS only
    Map | part of MapKit
    MapAnnotation | part of MapKit
    MapCameraPosition | part of MapKit
    MapCircle | part of MapKit
    MapCompass | part of MapKit
    MapMarker | part of MapKit
    MapPin | part of MapKit
    MapPolygon | part of MapKit
    MapPolyline | part of MapKit
    MapScaleView | part of MapKit
    MapUserLocationButton | part of MapKit
    MenuBarExtra | macOS only; nearest: `WindowGroup`
    MenuBarExtraStyle | macOS only
    MenuButton | macOS only; nearest: `Menu`
    MenuButtonStyle | macOS only; nearest: `MenuStyle`
    MixedImmersionStyle | visionOS only
    Model3D | part of RealityKit
    ModelActor | part of SwiftData
    ModelConfiguration | part of SwiftData
    ModelContainer | part of SwiftData
    ModelContext | part of SwiftData
    ModelEntity | part of RealityKit
    NSApplicationDelegateAdaptor | macOS only; nearest: `UIApplicationDelegateAdaptor`
    NSBatchDeleteRequest | part of CoreData
    NSEntityDescription | part of CoreData
    NSFetchRequest | part of CoreData
    NSFetchedResultsController | part of CoreData
    NSGestureRecognizerRepresentable | macOS only
    NSHostingController | macOS only; nearest: `UIHostingController`
    NSHostingMenu | macOS only
    NSHostingSceneBridgingOptions | macOS only
    NSHostingSceneRepresentation | macOS only
    NSHostingView | macOS only; nearest: `UIHostingController`
    NSManagedObject | part of CoreData
    NSManagedObjectContext | part of CoreData
    NSPersistentCloudKitContainer | part of CoreData
    NSPersistentContainer | part of CoreData
    NSViewControllerRepresentable | macOS only; nearest: `UIViewControllerRepresentable`
    NSViewRepresentable | macOS only; nearest: `UIViewRepresentable`
    NWPathMonitor | part of Network
    NavigationSplitViewStyleConfiguration
    NewDocumentAction
    NewDocumentButton | new in iOS 18; nearest: `Button`
    OpenDocumentAction
    OpenImmersiveSpaceAction | visionOS only
    OpenSettingsAction | macOS only
    OrnamentAttachmentAnchor | visionOS only
    OrnamentHoverContentEffect | visionOS only
    OrnamentHoverEffect | visionOS only
    PDFView | part of PDFKit
    PHPickerViewController | part of PhotosUI
    PKCanvasView | part of PencilKit
    PencilDoubleTapGestureValue | new in iOS 18
    PencilHoverPose | new in iOS 18
    PencilPreferredAction | new in iOS 18
    PencilSqueezeGesturePhase | new in iOS 18
    PencilSqueezeGestureValue | new in iOS 18
    PersistentModel | part of SwiftData
    PhotosPicker | part of PhotosUI
    PhotosPickerItem | part of PhotosUI
    PhysicalMetric | visionOS only
    PhysicalMetricsConverter | visionOS only
    PlainWindowStyle | macOS and visionOS only
    PlateGlassBackgroundEffect | visionOS only
    PointMark | part of Charts
    PointerStyle | new in iOS 18
    PopUpButtonPickerStyle | macOS only; nearest: `MenuPickerStyle`
    PreferredColorSchemeKey
    ProductView | part of StoreKit
    ProgressiveImmersionAspectRatio | visionOS only
    ProgressiveImmersionStyle | visionOS only
    PullDownMenuBarExtraStyle | macOS only
    PullDownMenuButtonStyle | macOS only
    PushWindowAction | visionOS only
    RealityView | part of RealityKit
    RealityViewContent | part of RealityKit
    RealityViewLayoutOption | part of RealityKit
    RectangleMark | part of Charts
    RemoteDeviceIdentifier | visionOS only
    RemoteImmersiveSpace | visionOS only
    ResetFocusAction
    RotateGesture3D | visionOS only; nearest: `RotateGesture`
    RoundedRectangularShape | new in iOS 26
    RoundedRectangularShapeCorners | new in iOS 26
    RuleMark | part of Charts
    SCNScene | part of SceneKit
    SFSafariViewController | part of SafariServices
    SKPaymentQueue | part of StoreKit
    SKScene | part of SpriteKit
    SceneLaunchBehavior | new in iOS 18
    SceneRestorationBehavior | new in iOS 18
    SceneView | part of SceneKit
    ScrollInputBehavior | new in iOS 18
    ScrollInputKind | new in iOS 18
    SectionedFetchRequest | part of CoreData
    SectionedFetchResults | part of CoreData
    SectorMark | part of Charts
    SettingsLink | macOS only; nearest: `Button`
    SignInWithAppleButton | part of AuthenticationServices
    SnapshotData
    SnapshotResponse
    SpatialContainer | visionOS only
    SpatialEventCollection
    SpatialEventGesture | nearest: `DragGesture`
    SpriteView | part of SpriteKit
    SquareAzimuth | visionOS only
    StaticConfiguration | part of WidgetKit
    StepperFieldDatePickerStyle | macOS only; nearest: `CompactDatePickerStyle`
    StoreContent | part of StoreKit
    StoreView | part of StoreKit
    SubscriptionOfferView | part of StoreKit
    SubscriptionStoreButton | part of StoreKit
    SubscriptionStoreControlStyle | part of StoreKit
    SubscriptionStorePicker | part of StoreKit
    SubscriptionStoreView | part of StoreKit
    SurfaceSnappingInfo | visionOS only
    SurroundingsEffect | visionOS only
    TableStyleConfiguration
    TabsPickerStyle | new in iOS 27; nearest: `SegmentedPickerStyle`
    TextFieldLink | watchOS only; nearest: `TextField`
    TextInputFormattingControlPlacement | new in iOS 26
    TextInputSuggestionsPlacement | new in iOS 18; macOS only
    TimelineEntry | part of WidgetKit
    TimelineProvider | part of WidgetKit
    TipView | part of TipKit
    TitleBarWindowStyle | macOS only
    ToolbarLabelStyle | macOS only
    TouchBar | macOS only
    TouchBarItemPresence | macOS only
    UIHostingSceneDelegate | new in iOS 26
    UITraitBridgedEnvironmentKey
    UNMutableNotificationContent | part of UserNotifications
    UNUserNotificationCenter | part of UserNotifications
    UnifiedCompactWindowToolbarStyle | macOS only
    UnifiedWindowToolbarStyle | macOS only
    UserAnnotation | part of MapKit
    UtilityWindow | new in iOS 18; macOS only; nearest: `Window`
    VNRequest | part of Vision
    VSplitView | macOS only; nearest: `VStack`
    VerticalDirection | new in iOS 18
    VerticalPageTabViewStyle | watchOS only; nearest: `PageTabViewStyle`
    VideoPlayer | part of AVKit
    Viewpoint3D | visionOS only
    VolumeViewpointUpdateStrategy | visionOS only
    VolumetricWindowStyle | visionOS only
    WCSession | part of WatchConnectivity
    WKApplicationDelegateAdaptor | watchOS only
    WKExtensionDelegateAdaptor | watchOS only
    WKHostingController | watchOS only
    WKInterfaceObjectRepresentable | watchOS only
    WKNotificationScene | watchOS only
    WKUserNotificationHostingController | watchOS only
    WKWebView | part of WebKit
    WKWebViewConfiguration | part of WebKit
    WebAuthenticationSession | part of AuthenticationServices
    WebPage | part of WebKit
    WebView | part of WebKit
    Widget | part of WidgetKit
    WidgetBundle | part of WidgetKit
    WidgetBundleBuilder | part of WidgetKit
    WidgetCenter | part of WidgetKit
    WidgetConfiguration | part of WidgetKit
    WidgetFamily | part of WidgetKit
    WindowDragGesture | macOS only; nearest: `DragGesture`
    WindowIdealSize | macOS only
    WindowInteractionBehavior | macOS only
    WindowLayoutRoot | macOS only
    WindowLevel | macOS only
    WindowManagerRole | macOS only
    WindowMenuBarExtraStyle | macOS only
    WindowPlacement | macOS only
    WindowPlacementContext | macOS only
    WindowProxy | macOS only
    WindowStyle | macOS only
    WindowToolbarFullScreenVisibility | macOS only
    WindowToolbarStyle | macOS only
    WindowVisibilityToggle | new in iOS 18; macOS only; nearest: `Toggle`
    WorldAlignmentBehavior | visionOS only
    WorldRecenterPhase | visionOS only
    WorldScalingBehavior | visionOS only
    WorldScalingCompensation | visionOS only
    WorldTrackingLimitation | visionOS only
    """
}
