/// A view whose type is erased: a leaf, since its type does not say what it holds.
nonisolated public struct AnyView: View {
  package let storage: any View

  public typealias Body = Never

  public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? view
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.erased(\.storage)
  }
}

extension AnyView: SelfComparing {
  /// Each has a storage of its own, of which SwiftUI knows no more.
  func isSame(as other: Any) -> Bool { false }
}
