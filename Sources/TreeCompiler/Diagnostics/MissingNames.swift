/// The names of SwiftUI that do not compile here: the rows of `docs/coverage.md` that are `missing`, by
/// kind. A test compares the two.
enum MissingNames {
  /// A kind of name in a line `kind:`, then a name a line, with its note after ` | `.
  static let table = """
    environment value:
    accessibilityAssistiveAccessEnabled | new in iOS 18
    appearsActive | new in iOS 18; macOS only; nearest: `scenePhase`
    authorizationController | part of AuthenticationServices
    backgroundProminence
    controlActiveState | macOS only; nearest: `scenePhase`
    dismissImmersiveSpace | visionOS only; nearest: `dismissWindow`
    displayStoreKitMessage | part of StoreKit
    documentConfiguration
    isActivityFullscreen
    labelsVisibility | new in iOS 18; nearest: `labelsHidden`
    managedObjectContext | part of Core Data
    modelContext | part of SwiftData
    newDocument | nearest: `openWindow`
    openDocument | nearest: `openURL`
    openImmersiveSpace | visionOS only; nearest: `openWindow`
    openSettings | macOS only; nearest: `openWindow`
    purchase | part of StoreKit
    requestReview | part of StoreKit
    resetFocus
    searchSuggestionsPlacement
    showsWidgetLabel | part of WidgetKit
    sidebarRowSize | macOS only; nearest: `controlSize`
    tabBarPlacement | new in iOS 18
    webAuthenticationSession | part of AuthenticationServices
    widgetContentMargins | part of WidgetKit
    widgetFamily | part of WidgetKit
    widgetRenderingMode | part of WidgetKit
    macro:
    @Model | part of SwiftData
    @Query | part of SwiftData
    member:
    PrimitiveButtonStyle.card | tvOS only; nearest: `.bordered`
    Publisher.allSatisfy
    Publisher.append
    Publisher.breakpoint
    Publisher.buffer
    Publisher.contains
    Publisher.count
    Publisher.encode
    Publisher.ignoreOutput
    Publisher.last
    Publisher.max
    Publisher.measureInterval
    Publisher.min
    Publisher.multicast
    Publisher.output
    Publisher.prepend
    Publisher.reduce
    Publisher.replaceEmpty
    Publisher.retry
    Publisher.timeout
    Publisher.tryCatch
    Publisher.tryFilter
    Publisher.tryReduce
    Publisher.tryScan
    Scene.backgroundTask
    Scene.commandsRemoved
    Scene.commandsReplaced
    Scene.defaultAppStorage
    Scene.defaultLaunchBehavior | new in iOS 18
    Scene.handlesExternalEvents
    Scene.immersionStyle
    Scene.keyboardShortcut
    Scene.menuBarExtraStyle
    Scene.restorationBehavior | new in iOS 18
    Scene.windowLevel | new in iOS 18
    Scene.windowResizeBehavior | new in iOS 18; nearest: `Scene.windowResizability`
    Scene.windowStyle
    Scene.windowToolbarStyle
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
    accessibilityLabeledPair | nearest: `accessibilityElement`
    accessibilityLinkedGroup | nearest: `accessibilityElement`
    accessibilityQuickAction | watchOS only; nearest: `accessibilityAction`
    alternatingRowBackgrounds | macOS only
    buttonSizing | new in iOS 26; nearest: `controlSize`
    chartBackground | part of Charts
    chartForegroundStyleScale | part of Charts
    chartLegend | part of Charts
    chartOverlay | part of Charts
    chartPlotStyle | part of Charts
    chartScrollableAxes | part of Charts
    chartXAxis | part of Charts
    chartXScale | part of Charts
    chartXSelection | part of Charts
    chartYAxis | part of Charts
    chartYScale | part of Charts
    copyable | macOS only; nearest: `draggable`
    cuttable | macOS only; nearest: `draggable`
    defaultHoverEffect | nearest: `hoverEffect`
    defersSystemGestures
    digitalCrownAccessory | watchOS only
    digitalCrownRotation | watchOS only
    exportableToServices | macOS only
    exportsItemProviders | macOS only; nearest: `itemProvider`
    fileDialogURLEnabled | macOS only
    fileExporterFilenameLabel
    findDisabled
    findNavigator | nearest: `searchable`
    focusScope | nearest: `focusSection`
    focusedObject | nearest: `focusedValue`
    focusedSceneObject | nearest: `focusedSceneValue`
    glassBackgroundEffect | visionOS only; nearest: `background`
    handGestureShortcut | new in iOS 18
    horizontalRadioGroupLayout | macOS only
    hoverEffectDisabled | nearest: `hoverEffect`
    importableFromServices | macOS only
    importsItemProviders | macOS only
    interactionActivityTrackingTag | nearest: `tag`
    labelsVisibility | new in iOS 18; nearest: `labelsHidden`
    listRowHoverEffect | nearest: `hoverEffect`
    listRowHoverEffectDisabled | nearest: `hoverEffect`
    manageSubscriptionsSheet | part of StoreKit
    mapControls | part of MapKit
    mapStyle | part of MapKit
    menuButtonStyle | macOS only; nearest: `menuStyle`
    modelContainer | part of SwiftData
    modelContext | part of SwiftData
    navigationDocument | macOS only
    onCommand | macOS only; nearest: `onKeyPress`
    onCopyCommand | macOS only; nearest: `draggable`
    onCutCommand | macOS only; nearest: `draggable`
    onLongTouchGesture | tvOS only; nearest: `onLongPressGesture`
    onMapCameraChange | part of MapKit
    onModifierKeysChanged | new in iOS 18; macOS only; nearest: `onKeyPress`
    onPasteCommand | macOS only; nearest: `dropDestination`
    ornament | visionOS only; nearest: `overlay`
    pageCommand | tvOS only
    paletteSelectionEffect
    pasteDestination | macOS only; nearest: `dropDestination`
    photosPicker | part of PhotosUI
    pointerStyle | new in iOS 18
    popoverTip | part of TipKit
    prefersDefaultFocus | nearest: `defaultFocus`
    presentedWindowStyle | macOS only
    presentedWindowToolbarStyle | macOS only
    quickLookPreview | part of QuickLook
    renameAction
    replaceDisabled
    safeAreaBar | new in iOS 26; nearest: `safeAreaInset`
    scrollEdgeEffectStyle | new in iOS 26
    searchDictationBehavior
    sectionActions | new in iOS 18; nearest: `Section`
    storeProductTask | part of StoreKit
    subscriptionStatusTask | part of StoreKit
    symbolColorRenderingMode | new in iOS 26; nearest: `symbolRenderingMode`
    tabPlacement | new in iOS 18; nearest: `tabItem`
    tabViewCustomization | new in iOS 18; nearest: `tabViewStyle`
    tableColumnHeaders | macOS only; nearest: `tableStyle`
    touchBar | macOS only
    touchBarCustomizationLabel | macOS only
    touchBarItemPresence | macOS only
    touchBarItemPrincipal | macOS only
    translationPresentation | part of Translation
    widgetAccentable | part of WidgetKit
    widgetURL | part of WidgetKit
    windowResizeBehavior | new in iOS 18; nearest: `Scene.windowResizability`
    writingToolsBehavior | new in iOS 18
    module:
    AVFoundation
    AVKit | with `VideoPlayer`
    ActivityKit
    AppIntents
    AppKit | UIKit's names are there in its place
    AuthenticationServices | with `SignInWithAppleButton`
    Charts | with `Chart` and its marks
    CoreData | with `NSManagedObjectContext`
    CoreImage
    CoreLocation
    CoreLocationUI | with `LocationButton`
    CoreMotion
    CoreText
    CryptoKit
    HealthKit
    LocalAuthentication
    MapKit | with `Map` and its markers
    MessageUI
    OSLog
    Photos
    PhotosUI | with `PhotosPicker`
    QuickLook | with `quickLookPreview`
    RealityKit | with `RealityView`
    SafariServices
    SceneKit | with `SceneView`
    SpriteKit | with `SpriteView`
    StoreKit | with `ProductView`, `StoreView`, `requestReview`
    SwiftData | with `Query`, `Model`, `modelContainer`
    TipKit | with `TipView`
    UserNotifications
    WatchKit
    WebKit | with `WebView`, `WKWebView`
    WidgetKit | with `Widget` and its timelines
    os
    type:
    AXChartDescriptorRepresentable
    AccessibilityLabeledPairRole
    AccessibilityQuickActionOutlineStyle | watchOS only
    AccessibilityQuickActionPromptStyle | watchOS only
    AccessibilityQuickActionStyle | watchOS only
    AccessoryBarActionButtonStyle | macOS only; nearest: `BorderedButtonStyle`
    AccessoryBarButtonStyle | macOS only; nearest: `BorderedButtonStyle`
    AlternatingRowBackgroundBehavior | macOS only
    AreaMark | part of Charts
    AutomaticMenuBarExtraStyle | macOS only
    AxisGridLine | part of Charts
    AxisMarks | part of Charts
    AxisValueLabel | part of Charts
    BackgroundProminence
    BackgroundTask
    BarMark | part of Charts
    BorderlessButtonMenuButtonStyle | macOS only
    BorderlessPullDownMenuButtonStyle | macOS only
    CardButtonStyle | tvOS only; nearest: `BorderedButtonStyle`
    CarouselTabViewStyle | watchOS only; nearest: `PageTabViewStyle`
    Chart | part of Charts
    Chart3D | part of Charts
    ChartProxy | part of Charts
    Color.Resolved
    ColorMatrix | nearest: `colorMultiply`
    ConcentricRectangle | new in iOS 26; nearest: `RoundedRectangle`
    ControlActiveState | macOS only
    DefaultMenuButtonStyle | macOS only
    DefaultSettingsLinkLabel | macOS only
    DefaultWindowStyle | macOS only
    DefaultWindowToolbarStyle | macOS only
    DigitalCrownEvent | watchOS only
    DigitalCrownRotationalSensitivity | watchOS only
    DisclosureTableRow | nearest: `DisclosureGroup`
    DismissBehavior
    DismissImmersiveSpaceAction | visionOS only
    DocumentConfiguration
    DynamicTableRowContent | nearest: `DynamicViewContent`
    EmptyTableRowContent
    EmptyWidgetConfiguration
    EnvironmentalModifier
    ExpandedWindowToolbarStyle | macOS only
    FetchRequest
    FetchedResults
    FieldDatePickerStyle | macOS only; nearest: `CompactDatePickerStyle`
    FocusedObject | nearest: `FocusedValue`
    GraphicsContext.BlendMode
    HSplitView | macOS only; nearest: `NavigationSplitView`
    HelpLink | macOS only; nearest: `Link`
    HiddenTitleBarWindowStyle | macOS only
    HierarchicalShapeStyleModifier
    Image.Orientation
    ImmersiveSpace | visionOS only; nearest: `WindowGroup`
    ImmersiveSpaceContent | visionOS only
    ImmersiveSpaceContentBuilder | visionOS only
    ImmersiveSpaceViewContent | visionOS only
    ImportFromDevicesCommands | macOS only
    InspectorCommands
    ItemProviderTableRowModifier
    KeyframeTimeline
    LimitedAvailabilityConfiguration
    LineMark | part of Charts
    LocationButton | part of CoreLocationUI
    Map | part of MapKit
    MapAnnotation | part of MapKit
    MapCameraPosition | part of MapKit
    MapCircle | part of MapKit
    MapMarker | part of MapKit
    MapPin | part of MapKit
    MapPolygon | part of MapKit
    MapPolyline | part of MapKit
    MapUserLocationButton | part of MapKit
    MenuBarExtra | macOS only; nearest: `WindowGroup`
    MenuBarExtraStyle | macOS only
    MenuButton | macOS only; nearest: `Menu`
    MenuButtonStyle | macOS only; nearest: `MenuStyle`
    Model3D | part of RealityKit
    ModelConfiguration | part of SwiftData
    ModelContainer | part of SwiftData
    ModelContext | part of SwiftData
    NSApplicationDelegateAdaptor | macOS only; nearest: `UIApplicationDelegateAdaptor`
    NSFetchRequest | part of CoreData
    NSHostingController | macOS only; nearest: `UIHostingController`
    NSHostingSceneBridgingOptions | macOS only
    NSHostingView | macOS only; nearest: `UIHostingController`
    NSManagedObject | part of CoreData
    NSManagedObjectContext | part of CoreData
    NSPersistentContainer | part of CoreData
    NSViewControllerRepresentable | macOS only; nearest: `UIViewControllerRepresentable`
    NSViewRepresentable | macOS only; nearest: `UIViewRepresentable`
    NavigationSplitViewStyleConfiguration
    NewDocumentAction
    OnInsertTableRowModifier
    OpenDocumentAction
    OpenImmersiveSpaceAction | visionOS only
    OrnamentAttachmentAnchor | visionOS only
    PKCanvasView | part of PencilKit
    PaletteSelectionEffect
    PhotosPicker | part of PhotosUI
    PhotosPickerItem | part of PhotosUI
    PlainWindowStyle | visionOS only
    PointMark | part of Charts
    PopUpButtonPickerStyle | macOS only; nearest: `MenuPickerStyle`
    PreferredColorSchemeKey
    ProductView | part of StoreKit
    PullDownMenuBarExtraStyle | macOS only
    PullDownMenuButtonStyle | macOS only
    RealityView | part of RealityKit
    RectangleMark | part of Charts
    ResetFocusAction
    RuleMark | part of Charts
    SceneView | part of SceneKit
    SearchSuggestionsPlacement
    SectionCollection | new in iOS 18
    SectionConfiguration | new in iOS 18
    SectionedFetchRequest
    SectionedFetchResults
    SectorMark | part of Charts
    SettingsLink | macOS only; nearest: `Button`
    SidebarRowSize | macOS only
    SignInWithAppleButton | part of AuthenticationServices
    SnapshotData
    SnapshotResponse
    SpatialEventCollection
    SpatialEventGesture | nearest: `DragGesture`
    SpriteView | part of SpriteKit
    StaticConfiguration | part of WidgetKit
    StepperFieldDatePickerStyle | macOS only; nearest: `CompactDatePickerStyle`
    StoreView | part of StoreKit
    SubscriptionStoreView | part of StoreKit
    TabViewCustomization | new in iOS 18
    Table | nearest: `List`
    TableColumn
    TableColumnAlignment
    TableColumnBuilder
    TableColumnContent
    TableColumnCustomization
    TableColumnCustomizationBehavior
    TableColumnForEach | nearest: `ForEach`
    TableForEachContent
    TableHeaderRowContent
    TableOutlineGroupContent
    TableRow | nearest: `HStack`
    TableRowBuilder
    TableRowContent
    TableStyleConfiguration
    TextEditorStyleConfiguration
    TextFieldLink | watchOS only; nearest: `TextField`
    TextInputDictationActivation
    TextInputDictationBehavior
    TimelineEntry | part of WidgetKit
    TimelineProvider | part of WidgetKit
    TipView | part of TipKit
    TitleBarWindowStyle | macOS only
    ToolbarCustomizationBehavior
    ToolbarCustomizationOptions
    ToolbarSpacer | new in iOS 26; nearest: `ToolbarItem`
    TouchBar | macOS only
    TouchBarItemPresence | macOS only
    TupleTableColumnContent
    TupleTableRowContent
    UIHostingConfiguration
    UIHostingControllerSizingOptions
    UITraitBridgedEnvironmentKey
    UnifiedCompactWindowToolbarStyle | macOS only
    UnifiedWindowToolbarStyle | macOS only
    UserAnnotation | part of MapKit
    VSplitView | macOS only; nearest: `VStack`
    VerticalPageTabViewStyle | watchOS only; nearest: `PageTabViewStyle`
    VideoPlayer | part of AVKit
    WebPage | part of WebKit
    WebView | part of WebKit
    Widget
    WidgetBundle
    WidgetBundleBuilder
    WidgetCenter | part of WidgetKit
    WidgetConfiguration
    WindowMenuBarExtraStyle | macOS only
    WindowStyle | macOS only
    WindowToolbarStyle | macOS only
    """
}
