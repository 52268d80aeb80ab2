public import Foundation

/// A type that names an alignment guide.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and guides, as an alignment computation sees them. treeviz lays nothing out: guides are
/// zero, and so is a size that nothing proposes.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat

  package init(size: CGSize = .zero) {
    width = size.width
    height = size.height
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// An alignment along the horizontal axis.
@frozen public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  package let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.id == b.id }

  private enum Leading: ZeroAlignment {}
  private enum Center: ZeroAlignment {}
  private enum Trailing: ZeroAlignment {}
  private enum RowSeparatorLeading: ZeroAlignment {}
  private enum RowSeparatorTrailing: ZeroAlignment {}

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)
}

/// An alignment along the vertical axis.
@frozen public struct VerticalAlignment: Equatable, @unchecked Sendable {
  package let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.id == b.id }

  private enum Top: ZeroAlignment {}
  private enum Center: ZeroAlignment {}
  private enum Bottom: ZeroAlignment {}
  private enum FirstBaseline: ZeroAlignment {}
  private enum LastBaseline: ZeroAlignment {}

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

private protocol ZeroAlignment: AlignmentID {}

extension ZeroAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// An alignment along both axes.
@frozen public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
