public import Foundation

extension URL {
  /// Begins access that nobody restricts here.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  public func stopAccessingSecurityScopedResource() {}
}
