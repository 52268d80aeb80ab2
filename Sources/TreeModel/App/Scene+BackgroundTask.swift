/// Something that the system lets an app do while it is not shown.
public struct BackgroundTask<Request, Response>: Sendable {
  package let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask {
    BackgroundTask(name: identifier)
  }

  public static func urlSession(_ identifier: String) -> BackgroundTask {
    BackgroundTask(name: identifier)
  }
}

extension BackgroundTask where Request == String, Response == Void {
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask {
    BackgroundTask(name: "urlSession")
  }
}

/// Runs an action when the system wants a background task; treeviz wants none.
nonisolated public struct BackgroundTaskModifier: _SceneModifier {
  public typealias Body = Never
}

extension Scene {
  /// Becomes `ModifiedContent<Self, BackgroundTaskModifier>`; the modifier's name is a guess.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    modifier(BackgroundTaskModifier())
  }
}
