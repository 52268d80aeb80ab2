public import Foundation

/// Gives its content a fixed size.
nonisolated public struct _FrameLayout: ViewModifier {
  public var width: CGFloat?
  public var height: CGFloat?
  public var alignment: Alignment

  public typealias Body = Never

  public init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension _FrameLayout: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value("width", \.width)
    structure.value("height", \.height)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _FrameLayout>`.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Becomes `ModifiedContent<Self, _FrameLayout>`.
  nonisolated public func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }
}
