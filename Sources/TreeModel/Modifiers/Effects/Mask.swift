/// Shows its content through another view.
nonisolated public struct _MaskEffect<Mask: View>: ViewModifier {
  public var mask: Mask

  public typealias Body = Never

  public init(mask: Mask) {
    self.mask = mask
  }
}

extension _MaskEffect: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("mask", \.mask)
  }
}

extension _MaskEffect: Equatable where Mask: Equatable {}

/// Shows its content through another, aligned view.
nonisolated public struct _MaskAlignmentEffect<Mask: View>: ViewModifier {
  public var alignment: Alignment
  public var mask: Mask

  public typealias Body = Never

  public init(alignment: Alignment, mask: Mask) {
    self.alignment = alignment
    self.mask = mask
  }
}

extension _MaskAlignmentEffect: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("mask", \.mask)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _MaskAlignmentEffect<Mask>>`.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }

  /// Becomes `ModifiedContent<Self, _MaskEffect<Mask>>`.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask))
  }
}
