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

  /// What is told of a chosen image.
  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }

  public struct InfoKey: Hashable, Sendable {
    private let name: String

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

  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }

  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
}

/// An activity of the share sheet.
open class UIActivity: UIResponder {
  /// A kind of activity.
  public struct ActivityType: Hashable, Sendable {
    private let name: String

    public static let airDrop = ActivityType(name: "airDrop")
    public static let copyToPasteboard = ActivityType(name: "copyToPasteboard")
    public static let mail = ActivityType(name: "mail")
    public static let message = ActivityType(name: "message")
    public static let saveToCameraRoll = ActivityType(name: "saveToCameraRoll")
  }
}

/// The share sheet.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}
