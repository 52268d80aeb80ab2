public import Foundation

/// A stack that lays out its view list from leading to trailing.
nonisolated public struct HStack<Content: View>: View {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content

  public typealias Body = Never

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
    structure.value("spacing", \.spacing)
  }
}
