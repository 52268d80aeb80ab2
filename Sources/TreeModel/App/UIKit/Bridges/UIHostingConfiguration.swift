public import Foundation

/// What a cell shows; UIKit has it on Apple's systems alone.
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// Lets a cell of UIKit show a view.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  package let content: Content
  package let background: Background

  /// Sets the distances from a cell's edges: nothing is laid out.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }

  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, background: content())
  }

  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
      content: content, background: _UIHostingConfigurationBackgroundView(style: style))
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// The background of a cell: a leaf of a style.
nonisolated public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View, PrimitiveView
{
  package let style: S

  public typealias Body = Never
}
