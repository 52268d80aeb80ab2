/// An app: a root, whose body is a scene.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Returns at once: treeviz shows apps and runs none.
  public static func main() {}
}
