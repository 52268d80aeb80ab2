public import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      private let name: String

      public static var concentric: Style { Style(name: "concentric") }

      public static func concentric(minimum: Style) -> Style {
        Style(name: "concentric(minimum: \(minimum.name))")
      }

      public static func fixed(_ radius: CGFloat) -> Style { Style(name: "fixed(\(radius))") }
    }
  }
}

/// A rectangle whose corners follow those of what is around it; which radii they get is not computed.
nonisolated public struct ConcentricRectangle: Shape {
  package let corners: [Edge.Corner.Style]
  package let isUniform: Bool

  public init() {
    self.init(corners: .concentric)
  }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = Array(repeating: corners, count: 4)
    self.isUniform = isUniform
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
    isUniform = false
  }

  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
      bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
  }

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }
}
