public import Foundation

/// A pasteboard that keeps a few things while the tree is made.
public final class UIPasteboard: NSObject {
  public nonisolated(unsafe) static let general = UIPasteboard()

  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  public var strings: [String]?
  public var urls: [URL]?
  public var images: [UIImage]?
  public var colors: [UIColor]?

  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  public var hasStrings: Bool { strings?.isEmpty == false }
  public var hasURLs: Bool { urls?.isEmpty == false }
  public var hasImages: Bool { images?.isEmpty == false }
  public var hasColors: Bool { colors?.isEmpty == false }
  public var changeCount: Int { 0 }
  public var numberOfItems: Int { strings?.count ?? 0 }
}
