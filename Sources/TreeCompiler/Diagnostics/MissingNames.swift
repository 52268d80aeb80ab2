/// The names of SwiftUI that do not compile here: the rows of `docs/coverage.md` that are `missing`, by
/// kind. A test compares the two.
enum MissingNames {
  /// A kind of name in a line `kind:`, then a name a line, with its note after ` | `.
  static let table = """
    environment value:
    accessibilityAssistiveAccessEnabled | new in iOS 18
    appearsActive | new in iOS 18; macOS only; nearest: `scenePhase`
    authorizationController | part of AuthenticationServices
    controlActiveState | macOS only; nearest: `scenePhase`
    dismissImmersiveSpace | visionOS only; nearest: `dismissWindow`
    displayStoreKitMessage | part of StoreKit
    documentConfiguration
    isActivityFullscreen
    labelsVisibility | new in iOS 18
    managedObjectContext | part of CoreData
    modelContext | part of SwiftData
    newDocument | nearest: `openWindow`
    openDocument | nearest: `openURL`
    openImmersiveSpace | visionOS only; nearest: `openWindow`
    openSettings | macOS only; nearest: `openWindow`
    purchase | part of StoreKit
    requestReview | part of StoreKit
    resetFocus
    showsWidgetLabel | part of WidgetKit
    sidebarRowSize | macOS only; nearest: `controlSize`
    tabBarPlacement | new in iOS 18
    webAuthenticationSession | part of AuthenticationServices
    widgetContentMargins | part of WidgetKit
    widgetFamily | part of WidgetKit
    widgetRenderingMode | part of WidgetKit
    macro:
    @Attribute | part of SwiftData
    @Model | part of SwiftData
    @ModelActor | part of SwiftData
    @Query | part of SwiftData
    @Relationship | part of SwiftData
    @Transient | part of SwiftData
    member:
    PrimitiveButtonStyle.card | tvOS only; nearest: `.bordered`
    Scene.defaultLaunchBehavior | new in iOS 18
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
    accessibilityQuickAction | watchOS only; nearest: `accessibilityAction`
    alternatingRowBackgrounds | macOS only
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
    digitalCrownAccessory | watchOS only
    digitalCrownRotation | watchOS only
    exportableToServices | macOS only
    exportsItemProviders | macOS only; nearest: `itemProvider`
    fileDialogURLEnabled | macOS only
    focusScope | nearest: `focusSection`
    glassBackgroundEffect | visionOS only; nearest: `background`
    handGestureShortcut | new in iOS 18
    horizontalRadioGroupLayout | macOS only
    importableFromServices | macOS only
    importsItemProviders | macOS only
    listRowHoverEffect | nearest: `hoverEffect`
    listRowHoverEffectDisabled | nearest: `hoverEffect`
    manageSubscriptionsSheet | part of StoreKit
    mapControls | part of MapKit
    mapStyle | part of MapKit
    menuButtonStyle | macOS only; nearest: `menuStyle`
    modelContainer | part of SwiftData
    modelContext | part of SwiftData
    onCommand | macOS only; nearest: `onKeyPress`
    onCopyCommand | macOS only; nearest: `draggable`
    onCutCommand | macOS only; nearest: `draggable`
    onLongTouchGesture | tvOS only; nearest: `onLongPressGesture`
    onMapCameraChange | part of MapKit
    onModifierKeysChanged | new in iOS 18; macOS only; nearest: `onKeyPress`
    onPasteCommand | macOS only; nearest: `dropDestination`
    ornament | visionOS only; nearest: `overlay`
    pageCommand | tvOS only
    pasteDestination | macOS only; nearest: `dropDestination`
    photosPicker | part of PhotosUI
    pointerStyle | new in iOS 18
    popoverTip | part of TipKit
    prefersDefaultFocus | nearest: `defaultFocus`
    presentedWindowStyle | macOS only
    presentedWindowToolbarStyle | macOS only
    quickLookPreview | part of QuickLook
    storeProductTask | part of StoreKit
    subscriptionStatusTask | part of StoreKit
    tabPlacement | new in iOS 18; nearest: `tabItem`
    tableColumnHeaders | macOS only; nearest: `tableStyle`
    touchBar | macOS only
    touchBarCustomizationLabel | macOS only
    touchBarItemPresence | macOS only
    touchBarItemPrincipal | macOS only
    translationPresentation | part of Translation
    widgetAccentable | part of WidgetKit
    widgetURL | part of WidgetKit
    windowResizeBehavior | new in iOS 18; nearest: `Scene.windowResizability`
    module:
    ARKit
    AVFoundation
    AVKit | with `VideoPlayer`
    Accelerate
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
    AccessibilityQuickActionOutlineStyle | watchOS only
    AccessibilityQuickActionPromptStyle | watchOS only
    AccessibilityQuickActionStyle | watchOS only
    AccessoryBarActionButtonStyle | macOS only; nearest: `BorderedButtonStyle`
    AccessoryBarButtonStyle | macOS only; nearest: `BorderedButtonStyle`
    ActivityAttributes | part of ActivityKit
    ActivityConfiguration | part of WidgetKit
    AlternatingRowBackgroundBehavior | macOS only
    AppIntent | part of AppIntents
    AppIntentConfiguration | part of WidgetKit
    AppIntentTimelineProvider | part of WidgetKit
    AppShortcutsProvider | part of AppIntents
    AreaMark | part of Charts
    AreaPlot | part of Charts
    AutomaticMenuBarExtraStyle | macOS only
    AxisGridLine | part of Charts
    AxisMark | part of Charts
    AxisMarks | part of Charts
    AxisTick | part of Charts
    AxisValueLabel | part of Charts
    BarMark | part of Charts
    BorderlessButtonMenuButtonStyle | macOS only
    BorderlessPullDownMenuButtonStyle | macOS only
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
    ColorMatrix | nearest: `colorMultiply`
    ConcentricRectangle | new in iOS 26; nearest: `RoundedRectangle`
    ControlActiveState | macOS only
    DefaultMenuButtonStyle | macOS only
    DefaultSettingsLinkLabel | macOS only
    DefaultWindowStyle | macOS only
    DefaultWindowToolbarStyle | macOS only
    DigitalCrownEvent | watchOS only
    DigitalCrownRotationalSensitivity | watchOS only
    DismissBehavior
    DismissImmersiveSpaceAction | visionOS only
    DocumentConfiguration
    DynamicIsland | part of WidgetKit
    EKEventStore | part of EventKit
    EmptyWidgetConfiguration | part of WidgetKit
    EnvironmentalModifier
    ExpandedWindowToolbarStyle | macOS only
    FetchDescriptor | part of SwiftData
    FetchRequest | part of CoreData
    FetchedResults | part of CoreData
    FieldDatePickerStyle | macOS only; nearest: `CompactDatePickerStyle`
    GraphicsContext.BlendMode
    HKHealthStore | part of HealthKit
    HSplitView | macOS only; nearest: `NavigationSplitView`
    HelpLink | macOS only; nearest: `Link`
    HiddenTitleBarWindowStyle | macOS only
    HierarchicalShapeStyleModifier
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
    LimitedAvailabilityConfiguration
    LineMark | part of Charts
    LinePlot | part of Charts
    LocationButton | part of CoreLocationUI
    MFMailComposeViewController | part of MessageUI
    MKCoordinateRegion | part of MapKit
    MKCoordinateSpan | part of MapKit
    MKMapItem | part of MapKit
    MKMapView | part of MapKit
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
    NSHostingController | macOS only; nearest: `UIHostingController`
    NSHostingSceneBridgingOptions | macOS only
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
    OpenDocumentAction
    OpenImmersiveSpaceAction | visionOS only
    OrnamentAttachmentAnchor | visionOS only
    PDFView | part of PDFKit
    PHPickerViewController | part of PhotosUI
    PKCanvasView | part of PencilKit
    PersistentModel | part of SwiftData
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
    SCNScene | part of SceneKit
    SFSafariViewController | part of SafariServices
    SKPaymentQueue | part of StoreKit
    SKScene | part of SpriteKit
    SceneView | part of SceneKit
    SectionedFetchRequest | part of CoreData
    SectionedFetchResults | part of CoreData
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
    TableStyleConfiguration
    TextEditorStyleConfiguration
    TextFieldLink | watchOS only; nearest: `TextField`
    TimelineEntry | part of WidgetKit
    TimelineProvider | part of WidgetKit
    TipView | part of TipKit
    TitleBarWindowStyle | macOS only
    ToolbarSpacer | new in iOS 26; nearest: `ToolbarItem`
    TouchBar | macOS only
    TouchBarItemPresence | macOS only
    UITraitBridgedEnvironmentKey
    UNMutableNotificationContent | part of UserNotifications
    UNUserNotificationCenter | part of UserNotifications
    UnifiedCompactWindowToolbarStyle | macOS only
    UnifiedWindowToolbarStyle | macOS only
    UserAnnotation | part of MapKit
    UtilityWindow | new in iOS 18; macOS only; nearest: `Window`
    VNRequest | part of Vision
    VSplitView | macOS only; nearest: `VStack`
    VerticalPageTabViewStyle | watchOS only; nearest: `PageTabViewStyle`
    VideoPlayer | part of AVKit
    WCSession | part of WatchConnectivity
    WKWebView | part of WebKit
    WKWebViewConfiguration | part of WebKit
    WebPage | part of WebKit
    WebView | part of WebKit
    Widget | part of WidgetKit
    WidgetBundle | part of WidgetKit
    WidgetBundleBuilder | part of WidgetKit
    WidgetCenter | part of WidgetKit
    WidgetConfiguration | part of WidgetKit
    WidgetFamily | part of WidgetKit
    WindowMenuBarExtraStyle | macOS only
    WindowStyle | macOS only
    WindowToolbarStyle | macOS only
    """
}
