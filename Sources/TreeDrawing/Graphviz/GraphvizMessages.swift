import Synchronization

/// What graphviz complains about: collected instead of printed.
enum GraphvizMessages {
  private static let collected = Mutex("")

  /// Sends everything that graphviz says from now on here.
  static func collect(_ functions: GraphvizFunctions) {
    _ = functions.setReport { text in
      guard let text else { return 0 }
      let words = String(cString: text)
      GraphvizMessages.collected.withLock { $0 += words }
      return 0
    }
  }

  /// Returns what was said since the last call, a message a line.
  static func take() -> [String] {
    let text = collected.withLock { text in
      defer { text = "" }
      return text
    }
    return text.split(separator: "\n").map(String.init)
  }
}
