public import Foundation

/// Opens an address.
@MainActor @preconcurrency
public struct OpenURLAction {
  nonisolated(unsafe) package let handler: (URL) -> Result

  /// What became of an address.
  public struct Result: Sendable {
    private let name: String

    /// A Boolean value indicating whether somebody opens the address.
    fileprivate var isAccepted: Bool { name != "discarded" }

    public static let handled = Result(name: "handled")
    public static let discarded = Result(name: "discarded")
    public static let systemAction = Result(name: "systemAction")

    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  nonisolated public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}
