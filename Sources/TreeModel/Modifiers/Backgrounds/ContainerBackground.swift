/// A container with a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// Sets the background of the container around its content.
nonisolated package struct ContainerBackgroundModifier<Background: View>: ViewModifier {
  package var background: Background
  package var placement: ContainerBackgroundPlacement
  package var alignment: Alignment

  package typealias Body = Never

  package init(
    background: Background, placement: ContainerBackgroundPlacement, alignment: Alignment
  ) {
    self.background = background
    self.placement = placement
    self.alignment = alignment
  }
}

extension ContainerBackgroundModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("containerBackground", \.background)
  }
}

/// Fills the background of the container around its content.
nonisolated package struct ContainerBackgroundStyleModifier<Style: ShapeStyle>: ViewModifier {
  package var style: Style
  package var placement: ContainerBackgroundPlacement

  package typealias Body = Never

  package init(style: Style, placement: ContainerBackgroundPlacement) {
    self.style = style
    self.placement = placement
  }
}

extension ContainerBackgroundStyleModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.style("containerBackground", \.style)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, ContainerBackgroundStyleModifier<S>>`; the modifier's name is a guess.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(ContainerBackgroundStyleModifier(style: style, placement: container))
  }

  /// Becomes `ModifiedContent<Self, ContainerBackgroundModifier<V>>`; the modifier's name is a guess.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(background: content(), placement: container, alignment: alignment)
    )
  }
}
