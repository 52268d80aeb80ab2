public import Foundation

extension FileManager {
  /// None: an example is in no group of apps.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }

  /// None: no person is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// None: no person is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Fails: no person is signed in to iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.featureUnsupported)
  }
}
