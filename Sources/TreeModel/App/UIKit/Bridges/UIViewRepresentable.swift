public import Foundation

/// A view that makes a view of UIKit: a leaf named after its type. Nothing is made here.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _LeafView, _PrimitiveView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void

  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType

  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)

  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?

  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable is told.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}
