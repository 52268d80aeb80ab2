/// What Combine has for URLs, as a source file that is compiled with those that name it: nothing that
/// needs the loading of URLs can be part of the DSL itself, see ``ImplicitModules``.
struct NetworkingMembers {
  /// The file; nil where nothing of it is named.
  let source: String?

  init(for files: [SourceFile]) {
    source =
      files.contains { $0.contains("dataTaskPublisher") || $0.contains("DataTaskPublisher") }
      ? Self.text : nil
  }

  private static let text = """
    import Combine
    import Dispatch
    import Foundation
    import FoundationNetworking

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
