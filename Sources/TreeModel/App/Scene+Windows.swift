public import Foundation

/// Changes the settings of a scene's windows.
nonisolated public struct TransformSceneListModifier: _SceneModifier {
  public typealias Body = Never
}

/// How a window resizes.
public struct WindowResizability: Sendable {
  package let name: String

  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
  /// Becomes `ModifiedContent<Self, TransformSceneListModifier>`.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
    modifier(TransformSceneListModifier())
  }

  /// Becomes `ModifiedContent<Self, TransformSceneListModifier>`.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Becomes `ModifiedContent<Self, TransformSceneListModifier>`.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene {
    modifier(TransformSceneListModifier())
  }

  /// Becomes `ModifiedContent<Self, TransformSceneListModifier>`.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    modifier(TransformSceneListModifier())
  }
}
