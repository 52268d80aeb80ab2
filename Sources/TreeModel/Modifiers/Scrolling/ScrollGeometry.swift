public import Foundation

/// What a scroll view shows of its content: a phone's screen here, at the top.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  public var visibleRect: CGRect {
    CGRect(origin: contentOffset, size: containerSize)
  }

  public var bounds: CGRect { visibleRect }
}

/// Runs an action when something that is read from a scroll view's geometry changes.
nonisolated package struct ScrollGeometryActionModifier<Value: Equatable>: ViewModifier {
  package var transform: (ScrollGeometry) -> Value
  package var action: (Value, Value) -> Void

  package typealias Body = Never

  package init(
    transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }
}

extension ScrollGeometryActionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollGeometryActionModifier<T>>`; the modifier's name is a guess.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryActionModifier(transform: transform, action: action))
  }
}
