/// What Combine and Swift's concurrency have for the loading of URLs, as a source file that is compiled with
/// those that name it: nothing that needs that can be part of the DSL itself, see ``ImplicitModules``.
struct NetworkingMembers {
  /// The file; nil where nothing of it is named.
  let source: String?

  init(for files: [SourceFile]) {
    let parts = [
      files.contains { $0.contains("dataTaskPublisher") || $0.contains("DataTaskPublisher") }
        ? Self.publishers : nil,
      files.contains { $0.contains("URLSession") && $0.contains("bytes(") } ? Self.bytes : nil,
      files.contains { $0.contains("URLSessionConfiguration") || $0.contains("URLSession(") }
        ? Self.configurations : nil,
      files.contains { file in Self.requestNames.contains { file.contains($0) } }
        && files.contains { $0.contains("URLRequest") } ? Self.requests : nil,
    ].compactMap { $0 }
    source = parts.isEmpty ? nil : Self.imports + parts.joined()
  }

  private static let imports = """
    import Combine
    import Dispatch
    import Foundation
    import FoundationNetworking

    """

  /// The bytes of what is loaded: loading fails as on a device that is offline.
  private static let bytes = """
    extension FoundationNetworking.URLSession {
      struct AsyncBytes: Swift.AsyncSequence {
        typealias Element = Swift.UInt8

        struct AsyncIterator: Swift.AsyncIteratorProtocol {
          mutating func next() async throws -> Swift.UInt8? { nil }
        }

        func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }

      func bytes(
        from url: Foundation.URL, delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil
      ) async throws -> (AsyncBytes, FoundationNetworking.URLResponse) {
        throw Foundation.URLError(.notConnectedToInternet)
      }

      func bytes(
        for request: FoundationNetworking.URLRequest,
        delegate: (any FoundationNetworking.URLSessionTaskDelegate)? = nil
      ) async throws -> (AsyncBytes, FoundationNetworking.URLResponse) {
        throw Foundation.URLError(.notConnectedToInternet)
      }
    }

    """

  /// What Foundation has of configurations on Apple's systems alone; nothing comes of it.
  private static let configurations = """
    extension FoundationNetworking.URLSessionConfiguration {
      static func background(
        withIdentifier identifier: Swift.String
      ) -> FoundationNetworking.URLSessionConfiguration { .default }

    \(ignored("sessionSendsLaunchEvents", "Swift.Bool", "false"))
    \(ignored("waitsForConnectivity", "Swift.Bool", "false"))
    \(ignored("allowsExpensiveNetworkAccess", "Swift.Bool", "true"))
    \(ignored("allowsConstrainedNetworkAccess", "Swift.Bool", "true"))
    \(ignored("sharedContainerIdentifier", "Swift.String?", "nil"))
    }

    """

  /// What only requests on Apple's systems can be told.
  private static let requestNames = [
    "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess", "assumesHTTP3Capable",
  ]

  /// What Foundation has of requests on Apple's systems alone; nothing comes of it.
  private static let requests = """
    extension FoundationNetworking.URLRequest {
    \(ignored("allowsExpensiveNetworkAccess", "Swift.Bool", "true"))
    \(ignored("allowsConstrainedNetworkAccess", "Swift.Bool", "true"))
    \(ignored("assumesHTTP3Capable", "Swift.Bool", "false"))
    }

    """

  /// Returns a property that has one value, whatever it is set to.
  private static func ignored(_ name: String, _ type: String, _ value: String) -> String {
    "  var \(name): \(type) { get { \(value) } set {} }"
  }

  private static let publishers = """
    extension FoundationNetworking.URLSession {
      /// A publisher of what is loaded: it fails as on a device that is offline.
      struct DataTaskPublisher: Combine.Publisher {
        typealias Output = (data: Foundation.Data, response: FoundationNetworking.URLResponse)
        typealias Failure = Foundation.URLError

        let request: FoundationNetworking.URLRequest
        let session: FoundationNetworking.URLSession

        func receive<S: Combine.Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
          Combine.Fail<Output, Failure>(error: Foundation.URLError(.notConnectedToInternet))
            .receive(on: Dispatch.DispatchQueue.main)
            .receive(subscriber: subscriber)
        }
      }

      func dataTaskPublisher(for url: Foundation.URL) -> DataTaskPublisher {
        dataTaskPublisher(for: FoundationNetworking.URLRequest(url: url))
      }

      func dataTaskPublisher(for request: FoundationNetworking.URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
      }
    }

    """
}
