public import Foundation

/// Keeps the ratio of its content's sides.
nonisolated public struct _AspectRatioLayout: ViewModifier {
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode

  public typealias Body = Never

  public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
}

extension _AspectRatioLayout: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.aspectRatio)
    structure.value(\.contentMode)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _AspectRatioLayout>`.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Becomes `ModifiedContent<Self, _AspectRatioLayout>`.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Becomes `ModifiedContent<Self, _AspectRatioLayout>`.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Becomes `ModifiedContent<Self, _AspectRatioLayout>`.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
