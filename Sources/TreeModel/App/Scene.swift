/// A part of an app with a life of its own, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// What the scenes without a body share; one of the user's needs a body.
public protocol _PrimitiveScene: Scene where Body == Never {}

/// A scene without a body: it says itself what it consists of.
package protocol PrimitiveScene: _PrimitiveScene {
  /// Tells a visitor, edge by edge, what the scene consists of.
  nonisolated static func structure(_ structure: inout some Structure<Self>)
}

extension _PrimitiveScene {
  /// Traps: a primitive scene has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body: it is a primitive scene")
  }
}

extension PrimitiveScene {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {}
}

extension Group: Scene, _PrimitiveScene, PrimitiveScene where Content: Scene {
  @_disfavoredOverload
  public init(@SceneBuilder content: () -> Content) {
    self.init(_content: content())
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}
