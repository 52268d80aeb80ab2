public import Foundation

extension URL {
  /// Begins access that nobody restricts here.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  public func stopAccessingSecurityScopedResource() {}

  /// The folder for what a user makes, in the home folder of the process.
  public static var documentsDirectory: URL { homeFolder("Documents") }

  public static var libraryDirectory: URL { homeFolder("Library") }

  public static var cachesDirectory: URL { homeFolder("Library/Caches") }

  public static var applicationSupportDirectory: URL { homeFolder("Library/Application Support") }

  public static var downloadsDirectory: URL { homeFolder("Downloads") }

  private static func homeFolder(_ path: String) -> URL {
    URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(path, isDirectory: true)
  }
}
