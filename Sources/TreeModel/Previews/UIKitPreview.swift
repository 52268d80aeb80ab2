/// What a preview of UIKit shows: a leaf, named by what it is given.
nonisolated public struct _UIKitPreview: View, PrimitiveView {
  private let content: UIResponder

  public typealias Body = Never

  public init(_ content: UIResponder) {
    self.content = content
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.name)
  }

  private var name: String { "\(type(of: content))" }
}
