public import Foundation

/// A shape: as a view, a leaf named after it.
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path

  nonisolated static var role: ShapeRole { get }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  nonisolated public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// Which style a shape takes where none is given.
public enum ShapeRole: Sendable {
  case fill
  case stroke
  case separator
}

/// A shape that can be made smaller by an inset.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled with a style: a leaf named after the shape.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public typealias Body = Never

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.shape(\.shape)
    structure.value(\.style)
  }
}

/// A view that shows a shape.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  nonisolated var shape: Content { get }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
