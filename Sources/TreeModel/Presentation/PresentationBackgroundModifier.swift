/// Sets the background of the presentation around its content.
nonisolated package struct PresentationBackgroundModifier<Background: View>: ViewModifier {
  package var background: Background
  package var alignment: Alignment

  package typealias Body = Never

  package init(background: Background, alignment: Alignment) {
    self.background = background
    self.alignment = alignment
  }
}

extension PresentationBackgroundModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("presentationBackground", \.background)
  }
}
