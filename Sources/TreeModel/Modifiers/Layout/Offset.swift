public import Foundation

/// Moves its content when it is drawn.
nonisolated public struct _OffsetEffect: ViewModifier, Equatable {
  public var offset: CGSize

  public typealias Body = Never

  public init(offset: CGSize) {
    self.offset = offset
  }
}

extension _OffsetEffect: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value("x", \.offset.width)
    structure.value("y", \.offset.height)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _OffsetEffect>`.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Becomes `ModifiedContent<Self, _OffsetEffect>`.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
