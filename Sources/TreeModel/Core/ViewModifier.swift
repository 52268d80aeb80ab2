/// A modifier of views, as in SwiftUI.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  typealias Content = _ViewModifier_Content<Self>
}

/// Stands for the modified view in a modifier's body: a leaf, replaced by the view where it is applied.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {}

/// The modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public typealias Body = Never

  public init() {}
}

extension EmptyModifier: PrimitiveViewModifier {}

extension ViewModifier {
  /// Becomes `ModifiedContent<Self, T>`: this modifier first, then the other.
  @MainActor @preconcurrency
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension EmptyModifier: _SceneModifier, PrimitiveSceneModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {}
}
