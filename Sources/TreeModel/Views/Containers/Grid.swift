public import Foundation

/// A grid of rows: its content is a list.
nonisolated public struct Grid<Content: View>: View {
  package let alignment: Alignment
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?
  package let content: Content

  public typealias Body = Never

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
  }
}
