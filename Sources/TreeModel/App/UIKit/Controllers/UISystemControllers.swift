public import Foundation

/// Follows the choice of an image.
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// Lets a person choose an image.
open class UIImagePickerController: UINavigationController {
  /// Where an image comes from.
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }

  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }

  /// What is told of a chosen image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    private init(name: String) {
      rawValue = "UIImagePickerController" + name
    }

    public static let originalImage = InfoKey(name: "originalImage")
    public static let editedImage = InfoKey(name: "editedImage")
    public static let imageURL = InfoKey(name: "imageURL")
    public static let mediaURL = InfoKey(name: "mediaURL")
    public static let mediaType = InfoKey(name: "mediaType")
    public static let mediaMetadata = InfoKey(name: "mediaMetadata")
    public static let cropRect = InfoKey(name: "cropRect")
    public static let livePhoto = InfoKey(name: "livePhoto")
    public static let phAsset = InfoKey(name: "phAsset")
  }

  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var cameraDevice = CameraDevice.rear
  open var mediaTypes: [String] = []
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var imageExportPreset = ImageURLExportPreset.compatible
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity

  public enum CameraCaptureMode: Int, Sendable {
    case photo
    case video
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto
    case on
  }

  public enum QualityType: Int, Sendable {
    case typeHigh
    case typeMedium
    case typeLow
    case type640x480
    case typeIFrame1280x720
    case typeIFrame960x540
  }

  public enum ImageURLExportPreset: Int, Sendable {
    case compatible
    case current
  }

  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image"]
  }

  open func takePicture() {}

  @discardableResult
  open func startVideoCapture() -> Bool { false }

  open func stopVideoCapture() {}

  public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { true }

  public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }

  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
}

/// An activity of the share sheet.
open class UIActivity: UIResponder {
  /// A kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let addToHomeScreen = ActivityType("addToHomeScreen")
    public static let addToReadingList = ActivityType("addToReadingList")
    public static let airDrop = ActivityType("airDrop")
    public static let assignToContact = ActivityType("assignToContact")
    public static let collaborationCopyLink = ActivityType("collaborationCopyLink")
    public static let collaborationInviteWithLink = ActivityType("collaborationInviteWithLink")
    public static let copyToPasteboard = ActivityType("copyToPasteboard")
    public static let mail = ActivityType("mail")
    public static let markupAsPDF = ActivityType("markupAsPDF")
    public static let message = ActivityType("message")
    public static let openInIBooks = ActivityType("openInIBooks")
    public static let postToFacebook = ActivityType("postToFacebook")
    public static let postToFlickr = ActivityType("postToFlickr")
    public static let postToTencentWeibo = ActivityType("postToTencentWeibo")
    public static let postToTwitter = ActivityType("postToTwitter")
    public static let postToVimeo = ActivityType("postToVimeo")
    public static let postToWeibo = ActivityType("postToWeibo")
    public static let print = ActivityType("print")
    public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
    public static let sharePlay = ActivityType("sharePlay")
  }

  /// Whether an activity is of the person's own kind.
  public enum Category: Int, Sendable {
    case action
    case share
  }

  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }

  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

/// The share sheet.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  open var allowsProminentActivity = true

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(activityItems: [], applicationActivities: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Makes what is shared when it is.
public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
