/// Opens a window of the app.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated package init() {}

  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  public func callAsFunction(id: String) {}

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window of the app.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated package init() {}

  public func callAsFunction() {}

  public func callAsFunction(id: String) {}

  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
