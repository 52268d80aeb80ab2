public import Foundation

/// Gives its content a size between bounds.
nonisolated public struct _FlexFrameLayout: ViewModifier {
  public var minWidth: CGFloat?
  public var idealWidth: CGFloat?
  public var maxWidth: CGFloat?
  public var minHeight: CGFloat?
  public var idealHeight: CGFloat?
  public var maxHeight: CGFloat?
  public var alignment: Alignment

  public typealias Body = Never

  public init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

extension _FlexFrameLayout: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value("minWidth", \.minWidth)
    structure.value("idealWidth", \.idealWidth)
    structure.value("maxWidth", \.maxWidth)
    structure.value("minHeight", \.minHeight)
    structure.value("idealHeight", \.idealHeight)
    structure.value("maxHeight", \.maxHeight)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _FlexFrameLayout>`.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
