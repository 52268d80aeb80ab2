import Foundation

/// A view that loads something: here all loading fails, as on a device that is offline.
protocol LoadingView {
  /// What it loads; nil where its content is not told whether that fails.
  var loadedURL: URL? { get }

  /// Returns the view after its loading has failed.
  func failing(with error: any Error) -> Element
}

extension AsyncImage: LoadingView {
  var loadedURL: URL? { tellsPhase ? url : nil }

  func failing(with error: any Error) -> Element {
    var image = self
    image.phase = .failure(error)
    return Element(image)
  }
}

extension RenderTree {
  /// The nodes that load something and have not failed to do so, with what they load.
  var loadingNodes: [(number: Int, url: URL)] {
    nodesByRole[.loadingView].sorted().compactMap { number in
      guard let url = (node(number)?.content.element?.value as? any LoadingView)?.loadedURL,
        failedLoads[number] != url
      else { return nil }
      return (number, url)
    }
  }

  /// Begins to load: each view fails in a step of its own.
  func startLoading() {
    for (number, url) in loadingNodes {
      driver.add(call: { [weak self] in
        MainActor.assumeIsolated { self?.failLoading(url, at: number) }
      })
    }
  }

  private func failLoading(_ url: URL, at number: Int) {
    guard node(number) != nil else { return }
    failedLoads[number] = url
    queue.add(number, .content)
  }

  /// Returns a view that loads something as it is now.
  func loaded(_ view: any LoadingView, at number: Int) -> Element? {
    guard let url = view.loadedURL, failedLoads[number] == url else { return nil }
    return view.failing(with: URLError(.notConnectedToInternet))
  }
}
