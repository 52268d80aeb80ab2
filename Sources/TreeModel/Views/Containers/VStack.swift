public import Foundation

/// A stack that lays out its view list from top to bottom.
nonisolated public struct VStack<Content: View>: View {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content

  public typealias Body = Never

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.list(\.content)
    structure.value("spacing", \.spacing)
  }
}
